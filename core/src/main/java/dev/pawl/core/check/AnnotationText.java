package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An annotation as its author would write it. */
final class AnnotationText {

    private AnnotationText() {}

    /** With another {@code of}: {@code "@MaxInstanceSize(value = 40, of = TheClass.class)"}. */
    static String withOf(Annotation annotation, String of) {
        Stream<String> elements = AnnotationShape.of(annotation.annotationType()).elements().stream()
                .filter(element -> !element.getName().equals("of"))
                .filter(element -> !isDefault(annotation, element))
                .map(element -> element.getName() + " = " + text(AnnotationElements.value(annotation, element)));
        return "@" + Names.of(annotation.annotationType()) + "("
                + Stream.concat(elements, Stream.of("of = " + of)).collect(Collectors.joining(", ")) + ")";
    }

    static boolean isDefault(Annotation annotation, Method element) {
        Object value = AnnotationElements.value(annotation, element);
        return Objects.deepEquals(value, element.getDefaultValue());
    }

    private static String text(Object value) {
        if (value.getClass().isArray()) {
            return IntStream.range(0, Array.getLength(value))
                    .mapToObj(i -> text(Array.get(value, i)))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof Class<?> type) {
            return Names.of(type) + ".class";
        }
        return value instanceof String ? "\"" + value + "\"" : value.toString();
    }
}
