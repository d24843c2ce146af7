package dev.pawl.core.measure.layout;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.openjdk.jol.info.FieldData;

/**
 * Generates a chain of classes with given fields and no code, below a class of the JDK. The VM lays it out as any other chain
 * with such fields, so its instances can be measured in place of ones whose class must not be initialised.
 */
final class Twin {

    private Twin() {}

    /** The last class of the chain; empty if the base may not be extended. The chain lives as long as the class is used. */
    static Optional<Class<?>> extending(Class<?> base, List<ClassLevel> levels) {
        if (!isExtensible(base)) {
            return Optional.empty();
        }
        try {
            return Optional.of(define(base, levels));
        } catch (LinkageError refused) {
            return Optional.empty();
        }
    }

    private static boolean isExtensible(Class<?> base) {
        int forbidden = Opcodes.ACC_FINAL;
        return (base.getModifiers() & forbidden) == 0
                && (base.getModifiers() & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
                && !base.isSealed();
    }

    private static Class<?> define(Class<?> base, List<ClassLevel> levels) {
        Loader loader = new Loader();
        Class<?> type = base;
        for (int i = 0; i < levels.size(); i++) {
            String name = "dev/pawl/twin/Twin".concat(Integer.toString(i));
            type = loader.define(bytes(name, Type.getInternalName(type), levels.get(i)));
        }
        return type;
    }

    private static byte[] bytes(String name, String superName, ClassLevel level) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, superName, null);
        if (level.annotated()) {
            writer.visitAnnotation(ContendedAnnotation.DESCRIPTOR, true).visitEnd();
        }
        for (int i = 0; i < level.fields().size(); i++) {
            addField(writer, fieldName(i), level.fields().get(i));
        }
        if (level.annotatedAnywhere()) {
            contend(writer.visitField(Opcodes.ACC_STATIC, "s", "I", null, null), "");
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** Fields are named by their place among those of their class. */
    static String fieldName(int index) {
        return "f".concat(Integer.toString(index));
    }

    private static void addField(ClassWriter writer, String name, FieldData data) {
        FieldVisitor field = writer.visitField(0, name, descriptor(data.typeClass()), null, null);
        if (data.isContended()) {
            contend(field, data.contendedGroup());
        }
        field.visitEnd();
    }

    private static void contend(FieldVisitor field, String group) {
        AnnotationVisitor annotation = field.visitAnnotation(ContendedAnnotation.DESCRIPTOR, true);
        annotation.visit("value", group);
        annotation.visitEnd();
    }

    /** Which class a reference refers to does not matter to the layout. */
    private static String descriptor(String type) {
        return switch (type) {
            case "boolean" -> "Z";
            case "byte" -> "B";
            case "short" -> "S";
            case "char" -> "C";
            case "int" -> "I";
            case "float" -> "F";
            case "long" -> "J";
            case "double" -> "D";
            default -> "Ljava/lang/Object;";
        };
    }

    private static final class Loader extends ClassLoader {

        Loader() {
            super(ClassLoader.getPlatformClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }
}
