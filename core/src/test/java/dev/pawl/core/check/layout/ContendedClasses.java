package dev.pawl.core.check.layout;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Classes with {@code @Contended}, which javac would let us write only with an export that {@code --release} forbids. */
final class ContendedClasses extends ClassLoader {

    private static final String CONTENDED = "Ljdk/internal/vm/annotation/Contended;";

    /** A field of its own, two in a group, one without the annotation. */
    static final Class<?> GROUPED = define("Grouped", false);

    /** The same under the annotation on the class. */
    static final Class<?> WHOLE = define("Whole", true);

    private ContendedClasses() {
        super(ContendedClasses.class.getClassLoader());
    }

    private static Class<?> define(String name, boolean whole) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        if (whole) {
            writer.visitAnnotation(CONTENDED, true).visitEnd();
        }
        field(writer, "alone", "");
        field(writer, "first", "pair");
        field(writer, "second", "pair");
        writer.visitField(Opcodes.ACC_PUBLIC, "plain", "J", null, null).visitEnd();
        writer.visitField(Opcodes.ACC_PUBLIC, "other", "J", null, null).visitEnd();
        writer.visitEnd();
        byte[] bytes = writer.toByteArray();
        return new ContendedClasses().defineClass(name, bytes, 0, bytes.length);
    }

    private static void field(ClassWriter writer, String name, String group) {
        FieldVisitor field = writer.visitField(Opcodes.ACC_PUBLIC, name, "J", null, null);
        AnnotationVisitor contended = field.visitAnnotation(CONTENDED, true);
        contended.visit("value", group);
        contended.visitEnd();
        field.visitEnd();
    }
}
