package dev.pawl.core.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The packages of core in the order in which they may know each other: each only those before it. */
final class Directions {

    static final List<String> ORDER = List.of(
            "dev.pawl",
            "dev.pawl.core.naming",
            "dev.pawl.core.quantity",
            "dev.pawl.core.verdict",
            "dev.pawl.core.settings",
            "dev.pawl.core.measure.classfile",
            "dev.pawl.core.measure.layout",
            "dev.pawl.core.measure.graph",
            "dev.pawl.core.check",
            "dev.pawl.core.check.layout",
            "dev.pawl.core.check.graph",
            "dev.pawl.core.report",
            "dev.pawl.core",
            "dev.pawl.assertj");

    private Directions() {}

    /** Dependencies that point the wrong way, in words. */
    static Set<String> violations(Iterable<JavaClass> classes) {
        Set<String> violations = new TreeSet<>();
        for (JavaClass from : classes) {
            from.getDirectDependenciesFromSelf().stream()
                    .filter(dependency -> isOurs(dependency.getTargetClass()))
                    .filter(dependency -> place(dependency.getTargetClass()) > place(from))
                    .forEach(dependency -> violations.add(dependency.getDescription()));
        }
        return violations;
    }

    /** Packages that are not in the table. */
    static Set<String> unknown(Iterable<JavaClass> classes) {
        Set<String> unknown = new TreeSet<>(Comparator.naturalOrder());
        classes.forEach(type -> unknown.add(type.getPackageName()));
        ORDER.forEach(unknown::remove);
        return unknown;
    }

    private static boolean isOurs(JavaClass type) {
        return ORDER.contains(type.getPackageName());
    }

    private static int place(JavaClass type) {
        return ORDER.indexOf(type.getPackageName());
    }
}
