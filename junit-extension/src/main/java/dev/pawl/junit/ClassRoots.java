package dev.pawl.junit;

import java.io.File;
import java.io.IOException;
import java.lang.module.ResolvedModule;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Where the classes of this JVM come from: the class path, with the class paths that manifests add, and the module path. */
final class ClassRoots {

    private ClassRoots() {}

    /** All of them, in the order in which classes are looked for; the JDK's own are left out. */
    static List<ClassRoot> ofThisJvm() {
        List<ClassRoot> roots = new ArrayList<>(ofModules(ModuleLayer.boot()));
        roots.addAll(ofClassPath(System.getProperty("java.class.path", "")));
        return roots;
    }

    /**
     * The folders below the project's own; in a build of many modules those of the others are judged there. All folders, if a
     * build has its output elsewhere.
     */
    static List<ClassRoot> buildOutput(Path project) {
        List<ClassRoot> folders =
                ofThisJvm().stream().filter(root -> root.folder().isPresent()).toList();
        Path base = project.toAbsolutePath().normalize();
        List<ClassRoot> own = folders.stream()
                .filter(root ->
                        root.folder().filter(folder -> folder.startsWith(base)).isPresent())
                .toList();
        return own.isEmpty() ? folders : own;
    }

    static List<ClassRoot> ofClassPath(String classPath) {
        Deque<Path> waiting = new ArrayDeque<>();
        for (Object entry : Collections.list(new StringTokenizer(classPath, File.pathSeparator))) {
            waiting.add(Path.of((String) entry).toAbsolutePath().normalize());
        }
        Set<Path> seen = new LinkedHashSet<>();
        while (!waiting.isEmpty()) {
            Path entry = waiting.remove();
            if (Files.exists(entry) && seen.add(entry) && !Files.isDirectory(entry)) {
                waiting.addAll(manifestClassPath(entry));
            }
        }
        return seen.stream().map(ClassRoots::rootAt).toList();
    }

    private static ClassRoot rootAt(Path entry) {
        return Files.isDirectory(entry) ? new FolderRoot(entry) : new JarRoot(entry);
    }

    /** Build tools pass a long class path in the manifest of an otherwise empty jar. */
    private static List<Path> manifestClassPath(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String entries =
                    manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return entries == null || entries.isBlank() ? List.of() : resolved(jar.toUri(), entries.strip());
        } catch (IOException e) {
            return List.of();
        }
    }

    private static List<Path> resolved(URI jar, String entries) {
        return Collections.list(new StringTokenizer(entries)).stream()
                .flatMap(entry -> file(jar, (String) entry).stream())
                .toList();
    }

    /** Empty for what is no file, which the JVM ignores, too. */
    private static Optional<Path> file(URI jar, String entry) {
        try {
            return Optional.of(Path.of(jar.resolve(entry)).normalize());
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    private static List<ClassRoot> ofModules(ModuleLayer layer) {
        return layer.configuration().modules().stream()
                .map(ResolvedModule::reference)
                .filter(module -> module.location()
                        .filter(uri -> !"jrt".equals(uri.getScheme()))
                        .isPresent())
                .<ClassRoot>map(ModuleRoot::new)
                .toList();
    }
}
