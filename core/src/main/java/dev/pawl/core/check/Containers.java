package dev.pawl.core.check;

import java.lang.annotation.Annotation;
import java.lang.annotation.Repeatable;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The containers javac wraps repeated annotations in. */
final class Containers {

    private Containers() {}

    /** The annotations in a container, or the annotation itself if it is none. */
    static List<Annotation> lookThrough(Annotation annotation) {
        return AnnotationShape.of(annotation.annotationType()).contained() == null
                ? List.of(annotation)
                : AnnotationElements.annotations(annotation, "value");
    }

    /** What a container type is for; null if the type is none. */
    static @Nullable Class<? extends Annotation> contained(Class<? extends Annotation> type) {
        for (Method element : type.getDeclaredMethods()) {
            Class<?> component = element.getReturnType().getComponentType();
            if (element.getName().equals("value") && component != null && component.isAnnotation()) {
                Repeatable repeatable = component.getDeclaredAnnotation(Repeatable.class);
                if (repeatable != null && repeatable.value() == type) {
                    return component.asSubclass(Annotation.class);
                }
            }
        }
        return null;
    }
}
