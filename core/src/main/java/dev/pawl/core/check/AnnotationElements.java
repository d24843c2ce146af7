package dev.pawl.core.check;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;

/** The elements that are understood for every contract that has them, whatever its type. */
final class AnnotationElements {

    private AnnotationElements() {}

    /** The classes in {@code of}; empty if there is no such element. */
    static Optional<List<Class<?>>> of(Annotation annotation) {
        return read(annotation, "of", Class[].class).map(List::<Class<?>>of);
    }

    /** The models in {@code on}; empty if there is no such element. */
    static Optional<List<String>> on(Annotation annotation) {
        return read(annotation, "on", String[].class).map(List::of);
    }

    /** {@code because}, or an empty text. */
    static String because(Annotation annotation) {
        return read(annotation, "because", String.class).orElse("");
    }

    /** {@code jdk}, or an empty text. */
    static String jdk(Annotation annotation) {
        return read(annotation, "jdk", String.class).orElse("");
    }

    /** The classes an element holds. */
    static List<Class<?>> classes(Annotation annotation, String element) {
        return read(annotation, element, Class[].class).map(List::<Class<?>>of).orElseThrow();
    }

    /** The annotations an element holds. */
    static List<Annotation> annotations(Annotation annotation, String element) {
        return read(annotation, element, Annotation[].class).map(List::of).orElseThrow();
    }

    private static <T> Optional<T> read(Annotation annotation, String name, Class<T> type) {
        for (Method element : AnnotationShape.of(annotation.annotationType()).elements()) {
            if (element.getName().equals(name) && type.isAssignableFrom(element.getReturnType())) {
                return Optional.of(type.cast(value(annotation, element)));
            }
        }
        return Optional.empty();
    }

    /**
     * The value of an element of an {@link AnnotationShape}.
     *
     * @throws Misuse if it names a class that is absent
     */
    static Object value(Annotation annotation, Method element) {
        try {
            return element.invoke(annotation);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof TypeNotPresentException absent) {
                throw absent(element, absent);
            }
            throw new IllegalStateException("Cannot read " + element, e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot read " + element, e);
        }
    }

    /** The JDK does not know the name of a class that is there and whose superclass is absent; its error knows the absent one. */
    private static Misuse absent(Method element, TypeNotPresentException absent) {
        String names = "`" + element.getName() + "` names ";
        return absent.getCause() instanceof LinkageError error
                ? Misuse.because(names + "a class that cannot be loaded: " + error + ".", absent)
                : Misuse.because(names + absent.typeName() + ", which is not on the class path of this test.", absent);
    }
}
