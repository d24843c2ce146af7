package dev.pawl.benchmarks.subjects;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Classes that share a class path, and nothing else: no other group, no library of the program that reads them.
 *
 * @param folder a folder of jars, or of class files
 */
public record Group(Path folder) {

    private static final int NOT_CONCRETE = Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT | Opcodes.ACC_MODULE;

    /** One group for each folder in this one. */
    public static List<Group> in(Path parent) throws IOException {
        try (Stream<Path> folders = Files.list(parent)) {
            return folders.filter(Files::isDirectory).sorted().map(Group::new).toList();
        }
    }

    /** The name of the folder: {@code "disruptor-3.4.4"}. */
    public String name() {
        return folder.getFileName().toString();
    }

    /** What a class loader of the group looks through. */
    public URL[] classPath() throws IOException {
        List<Path> jars = jars();
        List<Path> roots = jars.isEmpty() ? List.of(folder) : jars;
        return roots.stream().map(Group::url).toArray(URL[]::new);
    }

    /** The binary names of all classes that have instances, in a stable order. */
    public List<String> concreteClasses() throws IOException {
        List<String> names = new ArrayList<>();
        for (Path jar : jars()) {
            addFromJar(jar, names);
        }
        addFromFolder(names);
        return names;
    }

    private void addFromJar(Path jar, List<String> names) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            Enumeration<JarEntry> entries = file.entries();
            while (entries.hasMoreElements()) {
                JarEntry entry = entries.nextElement();
                // Variants for newer JDKs lie under META-INF; the class loader chooses among them, by name.
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
                    addIfConcrete(file.getInputStream(entry).readAllBytes(), names);
                }
            }
        }
    }

    private void addFromFolder(List<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                addIfConcrete(Files.readAllBytes(file), names);
            }
        }
    }

    private static void addIfConcrete(byte[] classFile, List<String> names) {
        ClassReader reader = new ClassReader(classFile);
        if ((reader.getAccess() & NOT_CONCRETE) == 0) {
            names.add(reader.getClassName().replace('/', '.'));
        }
    }

    private List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(".jar")).sorted().toList();
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
