package dev.pawl.core.measure.layout;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.info.FieldData;

/**
 * One class of a hierarchy as the field rule sees it.
 *
 * @param fields its own instance fields in the order of declaration
 * @param honoured whether the VM honours its {@code @Contended} annotations
 * @param annotated whether the class itself carries one
 * @param annotatedAnywhere whether the class or any field of it, a static one included, carries one
 */
record ClassLevel(List<FieldData> fields, boolean honoured, boolean annotated, boolean annotatedAnywhere) {

    /** The group of fields without {@code @Contended}. */
    static final Object NO_GROUP = new Object();

    private static final List<String> JDK_PACKAGES = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    /** The hierarchy of a class under a model, from the root down. */
    static List<ClassLevel> hierarchy(VmModel model, ClassData leaf) {
        Deque<ClassLevel> levels = new ArrayDeque<>();
        for (ClassData data = leaf; data != null; data = data.superClass()) {
            levels.addFirst(of(model, data));
        }
        return List.copyOf(levels);
    }

    static ClassLevel of(VmModel model, ClassData data) {
        List<FieldData> fields = fields(data);
        boolean annotated = data.isContended();
        boolean onField = data instanceof HotSpotClassData known ? known.hasContendedField() : hasContended(fields);
        return new ClassLevel(
                fields, !model.contendedRestricted() || isPrivileged(data), annotated, annotated || onField);
    }

    /** A description written by hand may lack the name of its own class in its hierarchy. */
    private static List<FieldData> fields(ClassData data) {
        return data.classHierarchy().size() > 1 || data.superClass() != null ? data.ownFields() : data.fields();
    }

    private static boolean hasContended(List<FieldData> fields) {
        for (FieldData field : fields) {
            if (field.isContended()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the class as a whole is padded. */
    boolean contended() {
        return honoured && annotated;
    }

    /** Whether fields of subclasses stay behind padding. */
    boolean marksSubclasses() {
        return honoured && annotatedAnywhere;
    }

    /** Fields with equal groups lie together; each field with an unnamed group has one of its own. */
    Object group(FieldData field) {
        if (!honoured || !field.isContended()) {
            return NO_GROUP;
        }
        String name = field.contendedGroup();
        return name == null || name.isEmpty() ? new Object() : name;
    }

    private static boolean isPrivileged(ClassData data) {
        return data instanceof HotSpotClassData known
                ? known.isPrivileged()
                : JDK_PACKAGES.stream().anyMatch(data.name()::startsWith);
    }
}
