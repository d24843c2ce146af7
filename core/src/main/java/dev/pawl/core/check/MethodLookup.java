package dev.pawl.core.check;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The contracts of a test method: those on it, on the methods it overrides, and on its classes, the nearest of a kind only.
 *
 * <p>JUnit's own lookup would do otherwise: it drops what stands on an overridden method, and hands down what a subclass meant to
 * loosen.
 */
final class MethodLookup {

    private MethodLookup() {}

    /** What one element contributes. */
    record Layer(AnnotatedElement element, List<Declared> declared) {}

    static List<Layer> layers(Class<?> testClass, Method method) {
        List<Layer> layers = new ArrayList<>();
        Set<Class<? extends Annotation>> nearer = new HashSet<>();
        for (Method declaration : OverriddenMethods.of(method)) {
            layers.add(new Layer(declaration, kindsNotIn(nearer, Declarations.on(declaration))));
        }
        for (Class<?> type : outwards(testClass)) {
            List<Declared> inherited = Declarations.on(type).stream()
                    .filter(declared -> declared.check().inherited())
                    .toList();
            layers.add(new Layer(type, kindsNotIn(nearer, inherited)));
        }
        return layers;
    }

    private static List<Declared> kindsNotIn(Set<Class<? extends Annotation>> nearer, List<Declared> declared) {
        List<Declared> nearest =
                declared.stream().filter(one -> !nearer.contains(one.kind())).toList();
        nearest.forEach(one -> nearer.add(one.kind()));
        return nearest;
    }

    /** The class and its ancestors, nearest first, then the same of each class around it. */
    private static Set<Class<?>> outwards(Class<?> testClass) {
        Set<Class<?>> found = new LinkedHashSet<>();
        for (Class<?> type = testClass; type != null; type = type.getEnclosingClass()) {
            found.addAll(Ancestors.of(type));
        }
        return found;
    }
}
