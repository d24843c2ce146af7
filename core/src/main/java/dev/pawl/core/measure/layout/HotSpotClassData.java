package dev.pawl.core.measure.layout;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.info.FieldData;

/**
 * JOL's description of a class, complete where {@link ClassData#parseClass} is not: the groups of {@code @Contended} fields, the
 * fields that reflection hides, and superclasses of equal names. Making one prints nothing and initialises no class.
 */
public final class HotSpotClassData extends ClassData {

    private final List<FieldData> ownFields;
    private final boolean contended;
    private final boolean contendedField;
    private final boolean privileged;

    HotSpotClassData(DeclaredClass declared, @Nullable HotSpotClassData superClass) {
        super(declared.type().getName());
        ownFields = declared.fields();
        contended = declared.contended();
        contendedField = declared.contendedField();
        privileged = InstanceTypes.isOfJdk(declared.type());
        for (FieldData field : ownFields) {
            addField(field);
        }
        addSuperClass(name());
        if (superClass != null) {
            addSuperClassData(superClass);
            merge(superClass);
        }
    }

    /**
     * The description of a class with its superclasses.
     *
     * @throws IllegalArgumentException for a type without instances, or an array
     * @throws LayoutNotUnderstood if the fields of a class cannot be listed
     */
    public static HotSpotClassData of(Class<?> type) {
        InstanceTypes.requireInstances(type);
        return of(type, true);
    }

    static HotSpotClassData of(Class<?> type, boolean withContended) {
        Class<?> superclass = type.getSuperclass();
        return new HotSpotClassData(
                DeclaredClass.of(type, withContended), superclass == null ? null : of(superclass, withContended));
    }

    @Override
    public List<FieldData> ownFields() {
        return ownFields;
    }

    @Override
    public boolean isContended() {
        return contended;
    }

    /** Whether a field of the class, a static one included, carries {@code @Contended}. */
    boolean hasContendedField() {
        return contendedField;
    }

    /** Whether the VM honours {@code @Contended} in it even where it is restricted. */
    boolean isPrivileged() {
        return privileged;
    }
}
