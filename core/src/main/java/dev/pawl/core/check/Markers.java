package dev.pawl.core.check;

import dev.pawl.PerformanceContract;
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What makes an annotation type a contract: {@link PerformanceContract} on it, directly or on a marker. */
final class Markers {

    private Markers() {}

    /** Whether the type is a contract, a container of contracts, or composed of one at any depth. */
    static boolean leadsToContract(Class<? extends Annotation> type) {
        return leadsToContract(type, new HashSet<>());
    }

    private static boolean leadsToContract(Class<? extends Annotation> type, Set<Class<?>> visited) {
        if (!visited.add(type)) {
            return false;
        }
        Class<? extends Annotation> contained = Containers.contained(type);
        if (contained != null && leadsToContract(contained, visited)) {
            return true;
        }
        for (Class<? extends Annotation> meta : metas(type)) {
            if (meta == PerformanceContract.class || leadsToContract(meta, visited)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the type itself is a contract: not a marker, and not only composed of one. */
    static boolean isContract(Class<? extends Annotation> type) {
        return !isMarker(type, new HashSet<>()) && isMarked(type, new HashSet<>());
    }

    /**
     * A marker has nothing to say but that it marks, and can only stand on annotations. A composed annotation that can only stand
     * on annotations is none: it carries a contract, which can stand elsewhere.
     */
    private static boolean isMarker(Class<? extends Annotation> type, Set<Class<?>> visited) {
        return type == PerformanceContract.class
                || (visited.add(type)
                        && type.getDeclaredMethods().length == 0
                        && standsOnAnnotationsOnly(type)
                        && isMarked(type, visited));
    }

    private static boolean isMarked(Class<? extends Annotation> type, Set<Class<?>> visited) {
        for (Class<? extends Annotation> meta : metas(type)) {
            if (isMarker(meta, visited)) {
                return true;
            }
        }
        return false;
    }

    private static boolean standsOnAnnotationsOnly(Class<? extends Annotation> type) {
        Target target = type.getDeclaredAnnotation(Target.class);
        return target != null && Arrays.equals(target.value(), new ElementType[] {ElementType.ANNOTATION_TYPE});
    }

    private static List<Class<? extends Annotation>> metas(Class<? extends Annotation> type) {
        List<Class<? extends Annotation>> metas = new ArrayList<>();
        for (Annotation meta : type.getDeclaredAnnotations()) {
            metas.add(meta.annotationType());
        }
        return metas;
    }
}
