package dev.pawl.junit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A place that holds class files: a folder, a jar, a module. {@code toString} says where it is. */
interface ClassRoot {

    /** The folder it is; empty for a library. */
    Optional<Path> folder();

    /** The binary names of the classes in a package and below, sorted; all classes if the name is empty. */
    List<String> classNames(String packageName) throws IOException;

    /** The class file of one of them. */
    byte[] read(String className) throws IOException;

    /** Of the files of a root, with {@code /} between their parts, those that hold a class of a package or below. */
    static List<String> classNames(Stream<String> files, String packageName) {
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        return files.filter(file -> file.endsWith(".class") && !file.startsWith("META-INF/"))
                .map(file ->
                        file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                .filter(name -> name.startsWith(prefix) && !isDescriptor(name))
                .sorted()
                .toList();
    }

    private static boolean isDescriptor(String className) {
        return className.equals("module-info") || className.endsWith("package-info");
    }

    /** The file of a class in a root. */
    static String fileOf(String className) {
        return className.replace('.', '/') + ".class";
    }
}
