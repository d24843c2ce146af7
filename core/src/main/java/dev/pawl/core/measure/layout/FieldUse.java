package dev.pawl.core.measure.layout;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The names of fields that the code of a class touches: by instruction, or as a string, as {@code VarHandle}, field updaters and
 * reflection take it. Whose fields they are is not looked at: a name too many is harmless, one too few would not be.
 */
final class FieldUse extends ClassVisitor {

    private static final int MAJOR_VERSION = 7;

    private final Set<String> names = new HashSet<>();

    private FieldUse() {
        super(Opcodes.ASM9);
    }

    /** Empty if the class has no class file that can be read. */
    static Optional<Set<String>> in(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream in = type.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(in(in.readAllBytes()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Set<String> in(byte[] classFile) {
        // The instructions that touch fields are as old as Java: a version that ASM does not know yet is no obstacle.
        classFile[MAJOR_VERSION] = (byte) Math.min(classFile[MAJOR_VERSION], Opcodes.V17);
        FieldUse use = new FieldUse();
        new ClassReader(classFile).accept(use, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return use.names;
    }

    @Override
    public MethodVisitor visitMethod(
            int modifiers, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String fieldDescriptor) {
                names.add(field);
            }

            @Override
            public void visitLdcInsn(Object constant) {
                names.add(constant.toString());
            }
        };
    }
}
