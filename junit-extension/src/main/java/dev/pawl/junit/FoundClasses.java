package dev.pawl.junit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Classes that were looked for, loaded without being initialised.
 *
 * @param loaded the classes
 * @param failures what could not be loaded or read, as sentences
 * @param places where was looked
 */
record FoundClasses(List<Class<?>> loaded, List<Failure> failures, List<String> places) {

    /** What could not be loaded or read, and why. */
    record Failure(String what, String message, Throwable cause) {}

    static FoundClasses named(List<String> classNames) {
        List<Class<?>> loaded = new ArrayList<>();
        List<Failure> failures = new ArrayList<>();
        classNames.forEach(name -> load(name, loaded, failures));
        return new FoundClasses(loaded, failures, List.of());
    }

    /** Those in a package and below, in all roots. */
    static FoundClasses inPackage(String packageName, List<ClassRoot> roots) {
        Set<String> names = new LinkedHashSet<>();
        List<Failure> failures = new ArrayList<>();
        for (ClassRoot root : roots) {
            try {
                names.addAll(root.classNames(packageName));
            } catch (IOException e) {
                failures.add(new Failure(root.toString(), root + " could not be read: " + e, e));
            }
        }
        FoundClasses found = named(List.copyOf(names));
        failures.addAll(found.failures());
        return new FoundClasses(
                found.loaded(), failures, roots.stream().map(Object::toString).toList());
    }

    private static void load(String name, List<Class<?>> loaded, List<Failure> failures) {
        try {
            loaded.add(Class.forName(name, false, Thread.currentThread().getContextClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            failures.add(notLoaded(name, e));
        }
    }

    static Failure notLoaded(String className, Throwable cause) {
        return new Failure(
                className,
                className + " could not be loaded, so nothing can be said about its contracts: " + cause + ".",
                cause);
    }
}
