package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Which contracts stand on a class, method or field: directly, in a container, or composed into another annotation. */
public final class Declarations {

    private Declarations() {}

    /**
     * Whether a contract stands on the element itself; inherited ones do not count. An annotation type is no subject: a contract
     * on it is part of a composed one.
     */
    public static boolean carriesContract(AnnotatedElement element) {
        return !(element instanceof Class<?> type && type.isAnnotation())
                && Stream.of(element.getDeclaredAnnotations())
                        .anyMatch(annotation ->
                                AnnotationShape.of(annotation.annotationType()).leadsToContract());
    }

    /**
     * The contracts that stand on an element, in the order they are written.
     *
     * @throws Misuse if no check is registered for one of them
     */
    static List<Declared> on(AnnotatedElement element) {
        Site site = Site.of(element);
        List<Declared> found = new ArrayList<>();
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            for (Annotation written : Containers.lookThrough(annotation)) {
                collect(written, written, site, new HashSet<>(), found);
            }
        }
        return List.copyOf(found);
    }

    private static void collect(
            Annotation annotation, Annotation written, Site site, Set<Class<?>> visited, List<Declared> found) {
        Class<? extends Annotation> type = annotation.annotationType();
        AnnotationShape shape = AnnotationShape.of(type);
        if (!shape.leadsToContract()) {
            return;
        }
        if (shape.isContract()) {
            found.add(new Declared(annotation, written, check(type, site), site));
        }
        if (visited.add(type)) {
            for (Annotation meta : type.getDeclaredAnnotations()) {
                Containers.lookThrough(meta).forEach(part -> collect(part, written, site, visited, found));
            }
        }
    }

    private static Check<?> check(Class<? extends Annotation> type, Site site) {
        return Checks.find(type)
                .orElseThrow(() -> Misuse.because("no check is registered for it, so nothing would be judged. Name the"
                                + " implementation of " + Check.class.getName() + "<" + Names.of(type)
                                + "> in META-INF/services/" + Check.class.getName() + " of the jar that brings it.")
                        .at(type, site));
    }
}
