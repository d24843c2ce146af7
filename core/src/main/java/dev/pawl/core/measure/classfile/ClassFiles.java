package dev.pawl.core.measure.classfile;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.objectweb.asm.Opcodes;

/** Class files in a form that ASM reads. */
public final class ClassFiles {

    private static final int MAJOR_VERSION = 7;

    private ClassFiles() {}

    /** The class file of a class; empty if there is none that can be read, as of hidden and generated classes. */
    public static Optional<byte[]> of(Class<?> type) {
        String name = type.getName();
        String file = name.substring(name.lastIndexOf('.') + 1).concat(".class");
        try (InputStream in = type.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(ofKnownVersion(in.readAllBytes()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /**
     * The same file, said to be of a version that ASM knows. It refuses newer ones, whose fields, annotations and instructions on
     * fields have not changed their form since Java 5.
     */
    static byte[] ofKnownVersion(byte[] classFile) {
        if (classFile[MAJOR_VERSION] <= Opcodes.V17) {
            return classFile;
        }
        byte[] known = classFile.clone();
        known[MAJOR_VERSION] = Opcodes.V17;
        return known;
    }
}
