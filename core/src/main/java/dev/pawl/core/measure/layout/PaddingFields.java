package dev.pawl.core.measure.layout;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The fields of an object that are there only to keep others apart, as libraries write them: {@code long p1 … p7}, {@code byte b000
 * … b177}, {@code byte pad01a}. Such a field is primitive, named as padding, and touched neither by code of the object's classes
 * nor by a constant of its name, as Unsafe and VarHandle need it.
 */
public final class PaddingFields {

    private static final Pattern NAME = Pattern.compile("_*[a-z]?[bpq]_?\\d+[a-z]?|\\w*[pP]ad(ding)?\\w*");
    private static final int MAJOR_VERSION = 7;

    private PaddingFields() {}

    /** The names of the padding fields among the instance fields that a class declares and inherits. */
    public static Set<String> of(Class<?> type) {
        Reader reader = new Reader();
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            reader.levels.add(Type.getInternalName(level));
        }
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            readFrom(level, reader);
        }
        reader.named.removeAll(reader.touched);
        return Set.copyOf(reader.named);
    }

    /** A class without a class file to read, as hidden ones, has no padding for us, nor has the JDK. */
    private static void readFrom(Class<?> level, Reader reader) {
        String file = level.getName().substring(level.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream in = level.getClassLoader() == null ? null : level.getResourceAsStream(file)) {
            if (in != null) {
                read(in.readAllBytes(), reader);
            }
        } catch (IOException unreadable) {
            // Then nothing of it counts as padding, and the field in question is reported as not alone.
            return;
        }
    }

    private static void read(byte[] bytes, Reader reader) {
        // The instructions that touch fields are as old as Java: a version that ASM does not know yet is no obstacle.
        bytes[MAJOR_VERSION] = (byte) Math.min(bytes[MAJOR_VERSION], Opcodes.V17);
        new ClassReader(bytes).accept(reader, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    private static final class Reader extends ClassVisitor {

        private final Set<String> levels = new HashSet<>();
        private final Set<String> named = new HashSet<>();
        private final Set<String> touched = new HashSet<>();

        Reader() {
            super(Opcodes.ASM9);
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int modifiers, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            boolean primitive = Type.getType(descriptor).getSort() < Type.ARRAY;
            boolean inInstances = (modifiers & Opcodes.ACC_STATIC) == 0;
            (primitive && inInstances && NAME.matcher(name).matches() ? named : touched).add(name);
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int modifiers,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitFieldInsn(int opcode, String owner, String field, String fieldDescriptor) {
                    if (levels.contains(owner)) {
                        touched.add(field);
                    }
                }

                @Override
                public void visitLdcInsn(Object constant) {
                    touched.add(constant.toString());
                }
            };
        }
    }
}
