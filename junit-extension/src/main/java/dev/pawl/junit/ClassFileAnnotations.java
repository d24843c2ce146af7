package dev.pawl.junit;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads which annotations a class file carries, on the class, its fields and methods, without loading it.
 *
 * <p>Understands the class file format of JVMS 4 from the constant pool on; the version is not looked at, so files of a newer JDK
 * are read as long as their constant pool has no new kind of entry.
 */
final class ClassFileAnnotations {

    private static final int ACC_ANNOTATION = 0x2000;

    private final ByteBuffer in;
    private final int[] constants;
    private final Set<String> found = new HashSet<>();

    private ClassFileAnnotations(byte[] classFile) {
        in = ByteBuffer.wrap(classFile);
        in.position(8);
        constants = new int[u2()];
    }

    /**
     * The binary names of the annotation types visible at run time; empty for an annotation type, which is no subject of
     * contracts.
     *
     * @throws IllegalArgumentException if the bytes are no class file this can read
     */
    static Set<String> of(byte[] classFile) {
        try {
            return new ClassFileAnnotations(classFile).read();
        } catch (IndexOutOfBoundsException | BufferUnderflowException e) {
            throw new IllegalArgumentException("not a complete class file", e);
        }
    }

    private Set<String> read() {
        boolean canCarry = readConstants();
        int access = u2();
        if (!canCarry || (access & ACC_ANNOTATION) != 0) {
            return Set.of();
        }
        skip(4);
        skip(2 * u2());
        readMembers();
        readMembers();
        readAttributes();
        return found;
    }

    /** Most class files have no annotations at all; the name of the attribute, absent from the pool, tells so at once. */
    private boolean readConstants() {
        boolean canCarry = false;
        for (int i = 1; i < constants.length; i++) {
            constants[i] = in.position();
            int tag = u1();
            switch (tag) {
                case 1 -> canCarry |= skipText();
                case 3, 4, 9, 10, 11, 12, 17, 18 -> skip(4);
                case 5, 6 -> {
                    skip(8);
                    i++;
                }
                case 7, 8, 16, 19, 20 -> skip(2);
                case 15 -> skip(3);
                default -> throw new IllegalArgumentException("constant pool entry of unknown kind " + tag);
            }
        }
        return canCarry;
    }

    private static final byte[] VISIBLE = "RuntimeVisibleAnnotations".getBytes(StandardCharsets.US_ASCII);

    private boolean skipText() {
        int length = u2();
        int start = in.position();
        skip(length);
        return length == VISIBLE.length && isVisibleAnnotations(start);
    }

    private boolean isVisibleAnnotations(int start) {
        for (int i = 0; i < VISIBLE.length; i++) {
            if (in.get(start + i) != VISIBLE[i]) {
                return false;
            }
        }
        return true;
    }

    private void readMembers() {
        for (int members = u2(); members > 0; members--) {
            skip(6);
            readAttributes();
        }
    }

    private void readAttributes() {
        for (int attributes = u2(); attributes > 0; attributes--) {
            int name = constants[u2()];
            int length = in.getInt();
            int end = in.position() + length;
            if (in.getShort(name + 1) == VISIBLE.length && isVisibleAnnotations(name + 3)) {
                readAnnotations();
            }
            in.position(end);
        }
    }

    private void readAnnotations() {
        for (int annotations = u2(); annotations > 0; annotations--) {
            readAnnotation(true);
        }
    }

    private void readAnnotation(boolean outermost) {
        int type = u2();
        if (outermost) {
            found.add(binaryName(type));
        }
        for (int elements = u2(); elements > 0; elements--) {
            skip(2);
            skipElementValue();
        }
    }

    private void skipElementValue() {
        switch (u1()) {
            case 'e' -> skip(4);
            case '@' -> readAnnotation(false);
            case '[' -> {
                for (int values = u2(); values > 0; values--) {
                    skipElementValue();
                }
            }
            default -> skip(2);
        }
    }

    /** Of the constant {@code Lcom/acme/Hot;}: {@code com.acme.Hot}. */
    private String binaryName(int index) {
        int text = constants[index];
        int length = in.getShort(text + 1) & 0xFFFF;
        return new String(in.array(), text + 4, length - 2, StandardCharsets.UTF_8).replace('/', '.');
    }

    private int u1() {
        return in.get() & 0xFF;
    }

    private int u2() {
        return in.getShort() & 0xFFFF;
    }

    private void skip(int bytes) {
        in.position(in.position() + bytes);
    }
}
