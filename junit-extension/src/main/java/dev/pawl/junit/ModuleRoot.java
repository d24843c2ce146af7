package dev.pawl.junit;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A named module, with what {@code --patch-module} adds to it. */
record ModuleRoot(ModuleReference module) implements ClassRoot {

    @Override
    public Optional<Path> folder() {
        return module.location()
                .filter(uri -> "file".equals(uri.getScheme()))
                .map(Path::of)
                .filter(Files::isDirectory);
    }

    @Override
    public List<String> classNames(String packageName) throws IOException {
        try (ModuleReader reader = module.open();
                Stream<String> files = reader.list()) {
            return ClassRoot.classNames(files, packageName);
        }
    }

    @Override
    public byte[] read(String className) throws IOException {
        try (ModuleReader reader = module.open();
                InputStream in = reader.open(ClassRoot.fileOf(className)).orElseThrow(() -> absent(className))) {
            return in.readAllBytes();
        }
    }

    private FileNotFoundException absent(String className) {
        return new FileNotFoundException(className + " in " + this);
    }

    @Override
    public String toString() {
        return "module " + module.descriptor().name();
    }
}
