package dev.pawl.core.measure.layout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a class of the tests in another JVM of the same JDK. */
final class ChildJvm {

    private ChildJvm() {}

    /** What a JVM left behind. */
    record Ended(int status, String output, String errors) {}

    static Ended run(List<String> flags, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        try {
            return run(command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while a child JVM ran", e);
        }
    }

    private static Ended run(List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile("child", ".out");
        Path errors = Files.createTempFile("child", ".err");
        try {
            int status = new ProcessBuilder(command)
                    .redirectOutput(output.toFile())
                    .redirectError(errors.toFile())
                    .start()
                    .waitFor();
            return new Ended(status, text(output), text(errors));
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
