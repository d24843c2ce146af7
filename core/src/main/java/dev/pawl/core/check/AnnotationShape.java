package dev.pawl.core.check;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is always alike for an annotation type, found once: reflection copies its answers, and every annotation on every class
 * asks.
 *
 * @param elements the elements by name, accessible where that is possible
 * @param contained what the type is the container of, or null
 * @param leadsToContract whether the type is a contract, a container of contracts, or composed of one at any depth
 * @param isContract whether the type itself is a contract: not a marker, and not only composed of one
 */
record AnnotationShape(
        List<Method> elements,
        @Nullable Class<? extends Annotation> contained,
        boolean leadsToContract,
        boolean isContract) {

    private static final ClassValue<AnnotationShape> KNOWN = new ClassValue<>() {
        @Override
        protected AnnotationShape computeValue(Class<?> type) {
            return read(type.asSubclass(Annotation.class));
        }
    };

    static AnnotationShape of(Class<? extends Annotation> type) {
        return KNOWN.get(type);
    }

    private static AnnotationShape read(Class<? extends Annotation> type) {
        Method[] elements = type.getDeclaredMethods();
        Arrays.sort(elements, DeclaredMembers.BY_NAME);
        for (Method element : elements) {
            // A contract's type need not be public; the JDK's own closed ones, such as @Contended, are none.
            element.trySetAccessible();
        }
        return new AnnotationShape(
                List.of(elements), Containers.contained(type), Markers.leadsToContract(type), Markers.isContract(type));
    }
}
