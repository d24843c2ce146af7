package dev.pawl.core.measure.classfile;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Collects the types of the annotations on a class, its fields and its methods. */
final class AnnotationCollector extends ClassVisitor {

    private final Set<String> types = new HashSet<>();

    private AnnotationCollector() {
        super(Opcodes.ASM9);
    }

    /** The binary names of those visible at run time. */
    static Set<String> types(ClassReader reader) {
        AnnotationCollector collector = new AnnotationCollector();
        reader.accept(collector, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return collector.types;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        if (visible) {
            types.add(Type.getType(descriptor).getClassName());
        }
        return null;
    }

    @Override
    public FieldVisitor visitField(
            int modifiers, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        return new FieldVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return AnnotationCollector.this.visitAnnotation(annotation, visible);
            }
        };
    }

    @Override
    public MethodVisitor visitMethod(
            int modifiers, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return AnnotationCollector.this.visitAnnotation(annotation, visible);
            }
        };
    }
}
