package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jol.info.FieldData;

/**
 * What one class declares, as far as its layout depends on it.
 *
 * @param members its instance fields in the order of declaration
 * @param contended whether the class carries {@code @Contended}
 * @param contendedField whether any field carries it, a static one included
 */
record DeclaredClass(Class<?> type, List<Member> members, boolean contended, boolean contendedField) {

    /**
     * Reads a class: from its class file if it is the JDK's, because reflection hides some of those fields, else by reflection,
     * which is faster. A class file also helps where a field's type is missing.
     *
     * @param withContended whether to look for {@code @Contended}. Reading annotations by reflection may initialise enums that
     *     are values of other annotations, so it should be spared where the VM drops {@code @Contended} anyway.
     * @throws LayoutNotUnderstood if neither way works
     */
    static DeclaredClass of(Class<?> type, boolean withContended) {
        if (type == Object.class) {
            return new DeclaredClass(type, List.of(), false, false);
        }
        if (InstanceTypes.isOfJdk(type)) {
            return ClassFile.read(type).orElseGet(() -> ReflectedClass.read(type, withContended));
        }
        try {
            return ReflectedClass.read(type, withContended);
        } catch (LinkageError | RuntimeException e) {
            return ClassFile.read(type).orElseThrow(() -> unreadable(type, e));
        }
    }

    List<FieldData> fields() {
        List<FieldData> fields = new ArrayList<>(members.size());
        for (Member member : members) {
            fields.add(member.data());
        }
        return fields;
    }

    private static LayoutNotUnderstood unreadable(Class<?> type, Throwable reason) {
        return new LayoutNotUnderstood("the fields of " + type.getTypeName() + " cannot be listed: " + reason);
    }

    /** JOL's description of a field; a group is present, perhaps empty, if it is contended. */
    static FieldData field(Class<?> host, String name, String type, Optional<String> group) {
        return FieldData.create(host.getName(), name, type, group.isPresent(), group.orElse(null));
    }
}
