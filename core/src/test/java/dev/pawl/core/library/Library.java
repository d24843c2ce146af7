package dev.pawl.core.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A released library, alone on its class path. The build copies the jars. */
final class Library {

    private static final Path ALL = Path.of("target", "subjects");
    private static final Map<String, ClassLoader> LOADERS = new ConcurrentHashMap<>();

    private Library() {}

    /** A class of a library, neither initialised nor linked. */
    static Class<?> type(String library, String className) {
        try {
            return Class.forName(className, false, LOADERS.computeIfAbsent(library, Library::loader));
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(library + " has no " + className, e);
        }
    }

    private static ClassLoader loader(String library) {
        Path folder = ALL.resolve(library);
        if (!Files.isDirectory(folder)) {
            throw new IllegalStateException(folder.toAbsolutePath()
                    + " is missing: `mvn -pl core -am process-test-resources` copies the jars there");
        }
        try (Stream<Path> jars = Files.list(folder)) {
            URL[] classPath = jars.sorted().map(Library::url).toArray(URL[]::new);
            return new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
