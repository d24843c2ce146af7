package dev.pawl.junit;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Which classes' contracts some test has looked at, by report folder as the results are. */
final class Visits {

    private static final Map<Path, Visits> BY_FOLDER = new ConcurrentHashMap<>();

    private final Set<String> classes = ConcurrentHashMap.newKeySet();

    private Visits() {}

    static Visits in(Path reportDir) {
        return BY_FOLDER.computeIfAbsent(reportDir.toAbsolutePath().normalize(), folder -> new Visits());
    }

    void add(Class<?> type) {
        add(type.getName());
    }

    /** For a class that could not be loaded, which some test has told. */
    void add(String className) {
        classes.add(className);
    }

    boolean contains(String className) {
        return classes.contains(className);
    }
}
