package dev.pawl.junit;

import dev.pawl.PerformanceContract;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The contract annotations on an element, as their author wrote them. */
final class ContractAnnotations {

    private static final ClassValue<Boolean> IS_CONTRACT = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return leadsTo(type, PerformanceContract.class, new HashSet<>());
        }
    };

    private ContractAnnotations() {}

    /** Whether an annotation type is a contract, a container of contracts, or composed of one. */
    static boolean isContract(Class<?> annotationType) {
        return IS_CONTRACT.get(annotationType);
    }

    /** Whether a contract stands on the element itself. */
    static boolean areOn(AnnotatedElement element) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (isContract(annotation.annotationType())) {
                return true;
            }
        }
        return false;
    }

    /** The types of the contracts on the element itself, without repetitions; a container stands for what it contains. */
    static List<Class<?>> on(AnnotatedElement element) {
        return Stream.of(element.getDeclaredAnnotations())
                .<Class<?>>map(Annotation::annotationType)
                .filter(ContractAnnotations::isContract)
                .<Class<?>>map(ContractAnnotations::contained)
                .distinct()
                .toList();
    }

    /** A container of ours is nested in the annotation it repeats; one elsewhere goes by its own name. */
    private static Class<?> contained(Class<?> type) {
        Class<?> declaring = type.getDeclaringClass();
        return declaring != null && declaring.isAnnotation() && isContract(declaring) ? declaring : type;
    }

    /** Whether a certain contract stands on the element itself, alone or composed into another annotation. */
    static boolean include(AnnotatedElement element, Class<?> contract) {
        return on(element).stream().anyMatch(type -> leadsTo(type, contract, new HashSet<>()));
    }

    private static boolean leadsTo(Class<?> type, Class<?> target, Set<Class<?>> seen) {
        return type == target
                || (seen.add(type)
                        && Stream.of(type.getDeclaredAnnotations())
                                .anyMatch(meta -> leadsTo(meta.annotationType(), target, seen)));
    }
}
