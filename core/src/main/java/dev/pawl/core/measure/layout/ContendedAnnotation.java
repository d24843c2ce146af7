package dev.pawl.core.measure.layout;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;

/** {@code @jdk.internal.vm.annotation.Contended}, whose type is in a package that the JDK does not export. */
public final class ContendedAnnotation {

    static final String DESCRIPTOR = "Ljdk/internal/vm/annotation/Contended;";

    private static final String NAME = "jdk.internal.vm.annotation.Contended";

    private ContendedAnnotation() {}

    /** The group that the annotation on a class or field names, which may be empty; no group where the annotation is absent. */
    public static Optional<String> groupOn(AnnotatedElement element) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (annotation.annotationType().getName().equals(NAME)) {
                return Optional.of(group(annotation));
            }
        }
        return Optional.empty();
    }

    /** Asks the handler behind the annotation, as its type is not accessible. */
    private static String group(Annotation annotation) {
        try {
            Method value = annotation.annotationType().getMethod("value");
            return (String) Proxy.getInvocationHandler(annotation).invoke(annotation, value, null);
        } catch (Throwable e) {
            throw new IllegalStateException("@Contended without a value: " + annotation, e);
        }
    }
}
