package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which contracts stand on a class, method or field: directly, in a container, or composed into another annotation. */
public final class Declarations {

    private Declarations() {}

    /**
     * Whether a contract stands on the element itself; inherited ones do not count. An annotation type is no subject: a contract
     * on it is part of a composed one.
     */
    public static boolean carriesContract(AnnotatedElement element) {
        if (element instanceof Class<?> type && type.isAnnotation()) {
            return false;
        }
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (leadsToContract(annotation.annotationType())) {
                return true;
            }
        }
        return false;
    }

    /** Whether an annotation type is a contract, a container of contracts, or composed of one. */
    public static boolean leadsToContract(Class<? extends Annotation> type) {
        return AnnotationShape.of(type).leadsToContract();
    }

    /** The types of the contracts on an element as their author wrote them, each once: a composed one stands for its parts. */
    public static List<Class<? extends Annotation>> writtenOn(AnnotatedElement element) {
        List<Class<? extends Annotation>> types = new ArrayList<>();
        for (Found found : find(element)) {
            if (!types.contains(found.written.annotationType())) {
                types.add(found.written.annotationType());
            }
        }
        return List.copyOf(types);
    }

    /** Whether a contract of some kind stands on an element, alone or as part of a composed one. */
    public static boolean include(AnnotatedElement element, Class<? extends Annotation> kind) {
        return find(element).stream().anyMatch(found -> found.annotation.annotationType() == kind);
    }

    /** Whether a contract on an element is about classes that it names in {@code of}. One that names an absent class is. */
    public static boolean nameClasses(AnnotatedElement element) {
        return find(element).stream().anyMatch(Declarations::namesClasses);
    }

    private static boolean namesClasses(Found found) {
        try {
            return AnnotationElements.of(found.annotation)
                    .filter(named -> !named.isEmpty())
                    .isPresent();
        } catch (Misuse absent) {
            return true;
        }
    }

    /**
     * The contracts that stand on an element, in the order they are written.
     *
     * @throws Misuse if no check is registered for one of them
     */
    static List<Declared> on(AnnotatedElement element) {
        Site site = Site.of(element);
        List<Declared> declared = new ArrayList<>();
        for (Found found : find(element)) {
            Check<?> check = check(found.annotation.annotationType(), site);
            declared.add(new Declared(found.annotation, found.written, check, site));
        }
        return List.copyOf(declared);
    }

    /** A contract annotation, and the annotation on the element: the same, or one that is composed of it. */
    private record Found(Annotation annotation, Annotation written) {}

    private static List<Found> find(AnnotatedElement element) {
        List<Found> found = new ArrayList<>();
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            for (Annotation written : Containers.lookThrough(annotation)) {
                collect(written, written, new HashSet<>(), found);
            }
        }
        return found;
    }

    private static void collect(Annotation annotation, Annotation written, Set<Class<?>> visited, List<Found> found) {
        Class<? extends Annotation> type = annotation.annotationType();
        AnnotationShape shape = AnnotationShape.of(type);
        if (!shape.leadsToContract()) {
            return;
        }
        if (shape.isContract()) {
            found.add(new Found(annotation, written));
        }
        if (visited.add(type)) {
            for (Annotation meta : type.getDeclaredAnnotations()) {
                for (Annotation part : Containers.lookThrough(meta)) {
                    collect(part, written, visited, found);
                }
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
