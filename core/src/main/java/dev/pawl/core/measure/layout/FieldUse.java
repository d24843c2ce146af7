package dev.pawl.core.measure.layout;

import dev.pawl.core.measure.classfile.ClassFiles;
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
 * reflection take it.
 */
final class FieldUse extends ClassVisitor {

    private final Set<String> owners;
    private final Set<String> fields = new HashSet<>();
    private final Set<String> strings = new HashSet<>();

    private FieldUse(Set<String> owners) {
        super(Opcodes.ASM9);
        this.owners = owners;
    }

    /** The fields of some classes, by internal name, that another touches; empty if it has no class file that can be read. */
    static Optional<FieldUse> in(Class<?> type, Set<String> owners) {
        return ClassFiles.of(type).map(classFile -> in(classFile, owners));
    }

    private static FieldUse in(byte[] classFile, Set<String> owners) {
        FieldUse use = new FieldUse(owners);
        new ClassReader(classFile).accept(use, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return use;
    }

    /** By instruction. */
    Set<String> fields() {
        return fields;
    }

    /** What may be such a name, as all strings of the class. */
    Set<String> strings() {
        return strings;
    }

    @Override
    public MethodVisitor visitMethod(
            int modifiers, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String fieldDescriptor) {
                if (owners.contains(owner)) {
                    fields.add(field);
                }
            }

            @Override
            public void visitLdcInsn(Object constant) {
                strings.add(constant.toString());
            }
        };
    }
}
