package dev.pawl.core.measure.layout;

import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.V17;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;

/** Generates classes with {@code @Contended}, which no class outside the JDK may name in its source. */
final class ContendedClasses extends ClassLoader {

    private static final String ANNOTATION = "Ljdk/internal/vm/annotation/Contended;";

    ContendedClasses() {
        super(ContendedClasses.class.getClassLoader());
    }

    Class<?> plain() {
        return define(start("Plain", "java/lang/Object", false), "a J", "b J");
    }

    Class<?> onOneField() {
        return define(start("OnOneField", "java/lang/Object", false), "a J @", "b J");
    }

    Class<?> onBothFields() {
        return define(start("OnBothFields", "java/lang/Object", false), "a J @", "b J @");
    }

    Class<?> group() {
        return define(start("Group", "java/lang/Object", false), "a J @g", "b J @g", "c J");
    }

    Class<?> onClass() {
        return define(start("OnClass", "java/lang/Object", true), "a J", "b J");
    }

    /** Needs {@link #onClass} to be there. */
    Class<?> belowClass() {
        return define(start("BelowClass", "contended/OnClass", false), "z J");
    }

    /** Needs {@link #belowClass} to be there. */
    Class<?> belowThat() {
        return define(start("BelowThat", "contended/BelowClass", false), "b B", "i I");
    }

    Class<?> onStaticField() {
        return define(start("OnStaticField", "java/lang/Object", false), "a B", "s J static @");
    }

    /** Needs {@link #onStaticField} to be there. */
    Class<?> belowStatic() {
        return define(start("BelowStatic", "contended/OnStaticField", false), "b B");
    }

    Class<?> mixed() {
        return define(
                start("Mixed", "java/lang/Object", true),
                "r Ljava/lang/Object;",
                "b B @g",
                "l J @g",
                "o [I @g",
                "i I @");
    }

    private static ClassWriter start(String name, String superName, boolean contended) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(V17, ACC_PUBLIC | ACC_SUPER, "contended/" + name, null, superName, null);
        if (contended) {
            writer.visitAnnotation(ANNOTATION, true).visitEnd();
        }
        return writer;
    }

    /** A field is its name, its descriptor, perhaps {@code static}, perhaps a group after an {@code @}. */
    private Class<?> define(ClassWriter writer, String... fields) {
        for (String field : fields) {
            String[] words = field.split(" ", -1);
            int modifiers = field.contains(" static") ? ACC_STATIC : 0;
            int at = field.indexOf('@');
            add(writer.visitField(modifiers, words[0], words[1], null, null), at < 0 ? null : field.substring(at + 1));
        }
        writer.visitEnd();
        byte[] bytes = writer.toByteArray();
        return defineClass(null, bytes, 0, bytes.length);
    }

    private static void add(FieldVisitor field, @Nullable String group) {
        if (group != null) {
            AnnotationVisitor annotation = field.visitAnnotation(ANNOTATION, true);
            if (!group.isEmpty()) {
                annotation.visit("value", group);
            }
            annotation.visitEnd();
        }
        field.visitEnd();
    }
}
