package dev.pawl.benchmarks.layout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A jar that does nothing but name {@link Oracle} as agent; its classes come from the class path. */
final class OracleAgent {

    private OracleAgent() {}

    static Path writeTo(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", Oracle.class.getName());
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }
}
