package dev.pawl.core.check;

import java.util.LinkedHashSet;
import java.util.Set;

/** The types a class inherits from. */
final class Ancestors {

    private Ancestors() {}

    /** The class, its superclasses, then all interfaces, each nearest first. */
    static Set<Class<?>> of(Class<?> type) {
        Set<Class<?>> found = new LinkedHashSet<>();
        for (Class<?> ancestor = type; ancestor != null; ancestor = ancestor.getSuperclass()) {
            found.add(ancestor);
        }
        for (Class<?> ancestor : found.toArray(Class<?>[]::new)) {
            addInterfaces(ancestor, found);
        }
        return found;
    }

    private static void addInterfaces(Class<?> type, Set<Class<?>> found) {
        for (Class<?> implemented : type.getInterfaces()) {
            found.add(implemented);
        }
        for (Class<?> implemented : type.getInterfaces()) {
            addInterfaces(implemented, found);
        }
    }
}
