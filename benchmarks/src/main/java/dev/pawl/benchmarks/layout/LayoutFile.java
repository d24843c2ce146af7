package dev.pawl.benchmarks.layout;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A file with what one source says of each class: a shape, or why it has none. One line a class. */
final class LayoutFile implements AutoCloseable {

    private final BufferedWriter writer;

    LayoutFile(Path path) throws IOException {
        writer = Files.newBufferedWriter(path);
    }

    /** What a source says of one class. */
    sealed interface Answer {

        record Known(Shape shape) implements Answer {}

        record Refused(String why) implements Answer {}
    }

    /** Adds the line of one class; {@code subject} is as {@link #subject} makes it. */
    void write(String subject, Answer answer) throws IOException {
        writer.write(subject
                + '\t'
                + (answer instanceof Answer.Known known ? known.shape() : "?\t" + ((Answer.Refused) answer).why()));
        writer.write('\n');
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    static String subject(String group, String className) {
        return group + ' ' + className;
    }

    static boolean isOf(String group, String subject) {
        return subject.startsWith(group + ' ');
    }

    /** Answers by subject. */
    static Map<String, Answer> read(Path path) {
        Map<String, Answer> answers = new TreeMap<>();
        try (Stream<String> lines = Files.lines(path)) {
            lines.forEach(line -> {
                int tab = line.indexOf('\t');
                answers.put(line.substring(0, tab), answer(line.substring(tab + 1)));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return answers;
    }

    private static Answer answer(String text) {
        return text.startsWith("?\t") ? new Answer.Refused(text.substring(2)) : new Answer.Known(Shape.parse(text));
    }
}
