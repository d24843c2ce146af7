package dev.pawl.junit;

import dev.pawl.core.check.Declarations;
import dev.pawl.core.measure.classfile.ClassFileAnnotations;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the classes of the build's own output that carry contracts and that no test has looked at. Reads the class files and
 * loads only the types of their annotations.
 */
final class Unvisited {

    private final Visits visits;
    private final ClassLoader loader;
    private final Map<String, Boolean> contracts = new HashMap<>();

    Unvisited(Visits visits, ClassLoader loader) {
        this.visits = visits;
        this.loader = loader;
    }

    /** Their binary names, in the order of the roots. A file that cannot be read as a class is not one that carries contracts. */
    List<String> among(List<ClassRoot> roots) {
        List<String> unvisited = new ArrayList<>();
        for (ClassRoot root : roots) {
            for (String name : namesIn(root)) {
                if (!visits.contains(name) && carriesContract(root, name)) {
                    unvisited.add(name);
                }
            }
        }
        return unvisited;
    }

    private static List<String> namesIn(ClassRoot root) {
        try {
            return root.classNames("");
        } catch (IOException e) {
            return List.of();
        }
    }

    private boolean carriesContract(ClassRoot root, String name) {
        try {
            return ClassFileAnnotations.of(root.read(name)).stream()
                    .anyMatch(type -> contracts.computeIfAbsent(type, this::isContract));
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }

    /** An annotation type that is absent is ignored here as everywhere. */
    private boolean isContract(String annotationType) {
        try {
            return Declarations.leadsToContract(
                    Class.forName(annotationType, false, loader).asSubclass(Annotation.class));
        } catch (ClassNotFoundException | LinkageError | ClassCastException e) {
            return false;
        }
    }
}
