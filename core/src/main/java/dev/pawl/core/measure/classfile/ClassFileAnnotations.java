package dev.pawl.core.measure.classfile;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Reads which annotations a class file carries, without loading it. */
public final class ClassFileAnnotations {

    private static final byte[] ATTRIBUTE = "RuntimeVisibleAnnotations".getBytes(StandardCharsets.US_ASCII);

    private ClassFileAnnotations() {}

    /**
     * The binary names of the annotation types visible at run time on the class, its fields and methods; empty for an annotation
     * type, which is no subject of contracts. Files of a newer JDK are read as well, as long as their constant pool has no new
     * kind of entry.
     *
     * @throws IllegalArgumentException if the bytes hold annotations, but not as a class file does
     */
    public static Set<String> of(byte[] classFile) {
        if (!mentionsAnnotations(classFile)) {
            return Set.of();
        }
        try {
            return in(new ClassReader(ClassFiles.ofKnownVersion(classFile)));
        } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
            throw new IllegalArgumentException("not a complete class file", e);
        }
    }

    private static Set<String> in(ClassReader reader) {
        boolean annotation = (reader.getAccess() & Opcodes.ACC_ANNOTATION) != 0;
        return annotation ? Set.of() : AnnotationCollector.types(reader);
    }

    /** Most class files have no annotations at all, and reading each to the end would be most of the time. */
    private static boolean mentionsAnnotations(byte[] file) {
        for (int i = 0; i <= file.length - ATTRIBUTE.length; i++) {
            if (file[i] == ATTRIBUTE[0]
                    && Arrays.equals(file, i, i + ATTRIBUTE.length, ATTRIBUTE, 0, ATTRIBUTE.length)) {
                return true;
            }
        }
        return false;
    }
}
