package dev.pawl.core.check;

import dev.pawl.PerformanceContract;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.HashSet;
import java.util.Set;

/** Which contracts stand on a class, method or field: directly, in a container, or composed into another annotation. */
public final class Declarations {

    private Declarations() {}

    /**
     * Whether a contract stands on the element itself; inherited ones do not count. An annotation type is no subject: a contract
     * on it is part of a composed one.
     */
    public static boolean carriesContract(AnnotatedElement element) {
        return !(element instanceof Class<?> type && type.isAnnotation()) && leadsToContract(element, new HashSet<>());
    }

    private static boolean leadsToContract(AnnotatedElement element, Set<Class<?>> visited) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            Class<?> type = annotation.annotationType();
            if (type == PerformanceContract.class || (visited.add(type) && leadsToContract(type, visited))) {
                return true;
            }
        }
        return false;
    }
}
