package dev.pawl.core.check;

import java.lang.annotation.Annotation;
import java.util.Objects;
import java.util.Set;

/** Whether two annotations of a kind demand the same. */
final class SameLimits {

    /** Elements that say where or why a contract holds, not what. */
    private static final Set<String> NO_LIMITS = Set.of("of", "on", "jdk", "because");

    private SameLimits() {}

    static boolean in(Annotation one, Annotation other) {
        return AnnotationShape.of(one.annotationType()).elements().stream()
                .filter(element -> !NO_LIMITS.contains(element.getName()))
                .allMatch(element -> Objects.deepEquals(
                        AnnotationElements.value(one, element), AnnotationElements.value(other, element)));
    }
}
