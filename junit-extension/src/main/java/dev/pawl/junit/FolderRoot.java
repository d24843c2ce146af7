package dev.pawl.junit;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder of class files. */
record FolderRoot(Path path) implements ClassRoot {

    @Override
    public Optional<Path> folder() {
        return Optional.of(path);
    }

    @Override
    public List<String> classNames(String packageName) throws IOException {
        Path start = path.resolve(packageName.replace('.', '/'));
        if (!Files.isDirectory(start)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(start)) {
            return ClassRoot.classNames(files.map(this::nameInRoot), packageName);
        } catch (UncheckedIOException onTheWay) {
            throw onTheWay.getCause();
        }
    }

    private String nameInRoot(Path file) {
        return path.relativize(file).toString().replace(File.separatorChar, '/');
    }

    @Override
    public byte[] read(String className) throws IOException {
        return Files.readAllBytes(path.resolve(ClassRoot.fileOf(className)));
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
