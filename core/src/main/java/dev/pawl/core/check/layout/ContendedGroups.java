package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ContendedAnnotation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Fields that {@code @Contended} wants apart from everything else, in groups that may lie together. As HotSpot reads it: a name
 * groups fields of one class, a field without a name is a group of its own, and the annotation on a class groups the fields that
 * the class declares and that have none.
 */
record ContendedGroups(List<List<Field>> groups) {

    /** Those that a class declares and inherits. */
    static ContendedGroups of(Class<?> type) {
        Map<Object, List<Field>> groups = new LinkedHashMap<>();
        for (Field field : DeclaredFields.of(type).inInstances()) {
            key(field)
                    .ifPresent(key -> groups.computeIfAbsent(key, any -> new ArrayList<>())
                            .add(field));
        }
        return new ContendedGroups(List.copyOf(groups.values()));
    }

    boolean isEmpty() {
        return groups.isEmpty();
    }

    private static Optional<Object> key(Field field) {
        Class<?> declaring = field.getDeclaringClass();
        Optional<String> group = ContendedAnnotation.groupOn(field);
        if (group.isPresent()) {
            return Optional.of(group.get().isEmpty() ? field : List.of(declaring, group.get()));
        }
        return ContendedAnnotation.groupOn(declaring).map(any -> declaring);
    }
}
