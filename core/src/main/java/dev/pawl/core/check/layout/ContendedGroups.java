package dev.pawl.core.check.layout;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
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

    private static final String CONTENDED = "jdk.internal.vm.annotation.Contended";

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
        Optional<String> group = group(field);
        if (group.isPresent()) {
            return Optional.of(group.get().isEmpty() ? field : List.of(declaring, group.get()));
        }
        return group(declaring).map(any -> declaring);
    }

    /** The group named by the annotation, if it is there. */
    private static Optional<String> group(AnnotatedElement element) {
        return Arrays.stream(element.getDeclaredAnnotations())
                .filter(annotation -> annotation.annotationType().getName().equals(CONTENDED))
                .map(ContendedGroups::value)
                .findFirst();
    }

    /** Asks the handler behind the annotation, as its type is in a package that the JDK does not export. */
    private static String value(Annotation annotation) {
        try {
            Method value = annotation.annotationType().getMethod("value");
            return (String) Proxy.getInvocationHandler(annotation).invoke(annotation, value, null);
        } catch (Throwable e) {
            throw new IllegalStateException("@Contended without a value: " + annotation, e);
        }
    }
}
