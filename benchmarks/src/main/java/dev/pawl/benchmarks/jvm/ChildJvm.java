package dev.pawl.benchmarks.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A JVM to start: which JDK, with which flags and class path.
 *
 * @param flags JVM arguments, without the class path
 * @param classPath as {@code -cp} has it
 */
public record ChildJvm(Jdk jdk, List<String> flags, String classPath) {

    /** The class path of this JVM under another JDK and other flags. */
    public static ChildJvm withOwnClassPath(Jdk jdk, List<String> flags) {
        return new ChildJvm(jdk, flags, System.getProperty("java.class.path"));
    }

    /**
     * Runs a main class to its end.
     *
     * @param output gets all that it prints
     * @return the time from the start to the end of the process, in nanoseconds
     * @throws IllegalStateException if it does not end with 0; the message has the last lines it printed
     */
    public long run(Class<?> main, List<String> arguments, Path output) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command(main, arguments))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        long start = System.nanoTime();
        int exit = builder.start().waitFor();
        long end = System.nanoTime();
        if (exit != 0) {
            throw new IllegalStateException(main.getSimpleName() + " ended with " + exit + " on JDK " + jdk.version()
                    + " " + flags + ":\n" + lastLines(output));
        }
        return end - start;
    }

    private List<String> command(Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(flags);
        command.add("-cp");
        command.add(classPath);
        command.add(main.getName());
        command.addAll(arguments);
        return command;
    }

    private static String lastLines(Path output) throws IOException {
        List<String> lines = Files.readAllLines(output);
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    }
}
