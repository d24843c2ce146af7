package dev.pawl.core.measure.layout;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a class declares by reflection. */
final class ReflectedClass {

    private ReflectedClass() {}

    static DeclaredClass read(Class<?> type, boolean withContended) {
        List<Member> members = new ArrayList<>();
        boolean contendedField = false;
        for (Field field : type.getDeclaredFields()) {
            Optional<String> group = withContended ? ContendedAnnotation.groupOn(field) : Optional.empty();
            contendedField |= group.isPresent();
            if (!Modifier.isStatic(field.getModifiers())) {
                members.add(member(type, field, group));
            }
        }
        boolean contended = withContended && ContendedAnnotation.groupOn(type).isPresent();
        return new DeclaredClass(type, List.copyOf(members), contended, contendedField);
    }

    private static Member member(Class<?> type, Field field, Optional<String> group) {
        String fieldType = field.getType().getTypeName();
        return new Member(DeclaredClass.field(type, field.getName(), fieldType, group), type, field);
    }
}
