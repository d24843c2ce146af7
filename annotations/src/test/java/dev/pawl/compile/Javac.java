package dev.pawl.compile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles sources in a folder of its own, with what a user has on the class path and no more. */
final class Javac {

    /** Where the annotations are: the only thing of ours, and without JUnit. */
    static final Path ANNOTATIONS = Path.of("target", "classes").toAbsolutePath();

    private final Jdk jdk;
    private final Path folder;
    private final List<String> options = new ArrayList<>(List.of("-XDrawDiagnostics", "-encoding", "UTF-8"));

    Javac(int version, Path folder) {
        this.jdk = Jdk.of(version);
        this.folder = folder;
    }

    Javac with(String... more) {
        options.addAll(Arrays.asList(more));
        return this;
    }

    Path classes() {
        return folder.resolve("classes");
    }

    /** Compiles, and gives what javac says: one raw, language-independent diagnostic a line; nothing if it is content. */
    List<String> compile(String type, String source, Path... classPath) throws IOException, InterruptedException {
        Files.createDirectories(classes());
        Path file = Files.writeString(folder.resolve(type + ".java"), source);
        List<String> arguments = arguments(file, classPath);
        String said = jdk.isRunning() ? here(arguments) : inChild(arguments);
        return said.lines().filter(line -> line.contains("compiler.")).toList();
    }

    private static String here(List<String> arguments) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ToolProvider.getSystemJavaCompiler().run(null, output, output, arguments.toArray(String[]::new));
        return output.toString(UTF_8);
    }

    private String inChild(List<String> arguments) throws IOException, InterruptedException {
        Path output = folder.resolve("javac.txt");
        List<String> command = new ArrayList<>(List.of(jdk.javac().toString()));
        command.addAll(arguments);
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();
        return Files.readString(output, UTF_8);
    }

    private List<String> arguments(Path file, Path... classPath) {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-d", classes().toString(), "-classpath", joined(classPath), file.toString()));
        return arguments;
    }

    private String joined(Path... classPath) {
        return String.join(
                File.pathSeparator,
                Stream.concat(Stream.of(classes()), Arrays.stream(classPath))
                        .map(Path::toString)
                        .toList());
    }
}
