package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What Pawl and JOL say in the VM this runs in. Arguments: {@code source=file} for each source to ask, where the source is a
 * text of {@link LayoutSource}; then the folders of the groups.
 */
public final class Reading {

    private Reading() {}

    private record Asked(LayoutSource source, LayoutFile file) {

        void write(String subject, Class<?> type) throws IOException {
            file.write(subject, source.answer(type));
        }
    }

    /** Writes one line for each class into the file of each source. */
    public static void main(String[] args) throws IOException {
        List<Asked> asked = new ArrayList<>();
        for (String arg : args) {
            int equals = arg.indexOf('=');
            if (equals > 0) {
                LayoutFile file = new LayoutFile(Path.of(arg.substring(equals + 1)));
                asked.add(new Asked(LayoutSource.parse(arg.substring(0, equals)), file));
            } else {
                ask(new Group(Path.of(arg)), asked);
            }
        }
        for (Asked each : asked) {
            each.file().close();
        }
    }

    private static void ask(Group group, List<Asked> asked) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(group.classPath(), ClassLoader.getPlatformClassLoader())) {
            for (String name : group.concreteClasses()) {
                ask(LayoutFile.subject(group.name(), name), name, loader, asked);
            }
        }
    }

    private static void ask(String subject, String name, ClassLoader loader, List<Asked> asked) throws IOException {
        try {
            Class<?> type = Class.forName(name, false, loader);
            for (Asked each : asked) {
                each.write(subject, type);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            for (Asked each : asked) {
                each.file().write(subject, new Answer.Refused("does not load"));
            }
        }
    }
}
