package dev.pawl.junit;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** A jar. Classes that a multi-release jar holds only for newer releases are not listed. */
record JarRoot(Path jar) implements ClassRoot {

    @Override
    public Optional<Path> folder() {
        return Optional.empty();
    }

    @Override
    public List<String> classNames(String packageName) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return ClassRoot.classNames(file.stream().map(ZipEntry::getName), packageName);
        }
    }

    @Override
    public byte[] read(String className) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            ZipEntry entry = file.getEntry(ClassRoot.fileOf(className));
            if (entry == null) {
                throw new FileNotFoundException(className + " in " + jar);
            }
            try (InputStream in = file.getInputStream(entry)) {
                return in.readAllBytes();
            }
        }
    }

    @Override
    public String toString() {
        return jar.toString();
    }
}
