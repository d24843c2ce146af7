package dev.pawl.core.check;

import dev.pawl.KnownViolation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fields of a test instance that carry contracts about their values. */
final class TestField {

    private TestField() {}

    /** Those a test class declares and inherits, static ones too, a superclass's first. */
    static List<Field> allOf(Class<?> testClass) {
        List<Field> found = new ArrayList<>();
        for (Class<?> type = testClass; type != null; type = type.getSuperclass()) {
            found.addAll(0, annotated(type));
        }
        return found;
    }

    private static List<Field> annotated(Class<?> type) {
        return DeclaredMembers.fields(type).stream()
                .filter(field -> Declarations.carriesContract(field) || field.isAnnotationPresent(KnownViolation.class))
                .toList();
    }

    /** What a field leads to when it is judged. */
    static Subject.OfGraph graph(Field field, Object testInstance) {
        return new Subject.OfGraph(Site.of(field).displayName(), field.getType(), () -> valueOf(field, testInstance));
    }

    private static @Nullable Object valueOf(Field field, Object testInstance) {
        try {
            field.setAccessible(true);
            return field.get(testInstance);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot read " + field, e);
        }
    }
}
