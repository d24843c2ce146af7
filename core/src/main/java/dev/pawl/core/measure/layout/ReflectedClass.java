package dev.pawl.core.measure.layout;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a class declares by reflection. */
final class ReflectedClass {

    private static final String CONTENDED = "jdk.internal.vm.annotation.Contended";

    private ReflectedClass() {}

    static DeclaredClass read(Class<?> type, boolean withContended) {
        List<Member> members = new ArrayList<>();
        boolean contendedField = false;
        for (Field field : type.getDeclaredFields()) {
            Optional<String> group = withContended ? group(field) : Optional.empty();
            contendedField |= group.isPresent();
            if (!Modifier.isStatic(field.getModifiers())) {
                members.add(member(type, field, group));
            }
        }
        boolean contended = withContended && group(type).isPresent();
        return new DeclaredClass(type, List.copyOf(members), contended, contendedField);
    }

    private static Member member(Class<?> type, Field field, Optional<String> group) {
        String fieldType = field.getType().getTypeName();
        return new Member(DeclaredClass.field(type, field.getName(), fieldType, group), type, field);
    }

    /** The group as the annotation's text has it: its value may not be read, as its package is not exported. */
    private static Optional<String> group(AnnotatedElement element) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (annotation.annotationType().getName().equals(CONTENDED)) {
                String text = annotation.toString();
                return Optional.of(text.substring(text.indexOf('"') + 1, text.lastIndexOf('"')));
            }
        }
        return Optional.empty();
    }
}
