package dev.pawl.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Whether the contracts on a class are about other classes, so that the class is a test even without test methods. */
final class NamedSubjects {

    private final Set<Class<?>> seen = new HashSet<>();

    private NamedSubjects() {}

    /** Whether a contract on the element itself, in a container or composed, has an {@code of} that is not empty. */
    static boolean areOn(AnnotatedElement element) {
        return new NamedSubjects().areAmong(element.getDeclaredAnnotations());
    }

    private boolean areAmong(Annotation[] annotations) {
        return Stream.of(annotations)
                .filter(one -> ContractAnnotations.isContract(one.annotationType()))
                .anyMatch(this::areIn);
    }

    private boolean areIn(Annotation annotation) {
        Class<? extends Annotation> type = annotation.annotationType();
        return Stream.of(type.getDeclaredMethods()).anyMatch(element -> areIn(annotation, element))
                || (seen.add(type) && areAmong(type.getDeclaredAnnotations()));
    }

    private boolean areIn(Annotation annotation, Method element) {
        if (element.getName().equals("of") && element.getReturnType() == Class[].class) {
            return value(annotation, element) instanceof Class<?>[] named && named.length > 0;
        }
        return element.getName().equals("value")
                && Annotation[].class.isAssignableFrom(element.getReturnType())
                && value(annotation, element) instanceof Annotation[] contained
                && areAmong(contained);
    }

    private static Object value(Annotation annotation, Method element) {
        try {
            element.setAccessible(true); // the annotation type need not be public
            return element.invoke(annotation);
        } catch (ReflectiveOperationException e) {
            // It names a class that is absent: judging will say so.
            return new Class<?>[] {annotation.annotationType()};
        }
    }
}
