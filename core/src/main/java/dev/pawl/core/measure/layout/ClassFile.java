package dev.pawl.core.measure.layout;

import dev.pawl.core.measure.classfile.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads what a class declares from its class file. */
final class ClassFile extends ClassVisitor {

    private final Class<?> type;
    private final List<Member> members = new ArrayList<>();
    private boolean contended;
    private boolean contendedField;

    private ClassFile(Class<?> type) {
        super(Opcodes.ASM9);
        this.type = type;
    }

    /** What the class declares; empty if it has no class file to read, as hidden and generated classes. */
    static Optional<DeclaredClass> read(Class<?> type) {
        Optional<byte[]> bytes = ClassFiles.of(type);
        return bytes.isPresent() ? Optional.of(read(type, bytes.get())) : Optional.empty();
    }

    private static DeclaredClass read(Class<?> type, byte[] bytes) {
        ClassFile file = new ClassFile(type);
        new ClassReader(bytes).accept(file, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new DeclaredClass(type, List.copyOf(file.members), file.contended, file.contendedField);
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        contended |= descriptor.equals(ContendedAnnotation.DESCRIPTOR);
        return null;
    }

    @Override
    public FieldVisitor visitField(
            int modifiers, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        return new Reader((modifiers & Opcodes.ACC_STATIC) != 0, name, descriptor);
    }

    private final class Reader extends FieldVisitor {

        private final boolean ofClass;
        private final String name;
        private final String descriptor;
        private Optional<String> group = Optional.empty();

        Reader(boolean ofClass, String name, String descriptor) {
            super(Opcodes.ASM9);
            this.ofClass = ofClass;
            this.name = name;
            this.descriptor = descriptor;
        }

        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
            if (!annotation.equals(ContendedAnnotation.DESCRIPTOR)) {
                return null;
            }
            contendedField = true;
            group = Optional.of("");
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String element, Object value) {
                    group = Optional.of(value.toString());
                }
            };
        }

        @Override
        public void visitEnd() {
            if (!ofClass) {
                String fieldType = Type.getType(descriptor).getClassName();
                members.add(new Member(DeclaredClass.field(type, name, fieldType, group), type, null));
            }
        }
    }
}
