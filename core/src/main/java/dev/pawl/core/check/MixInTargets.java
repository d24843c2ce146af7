package dev.pawl.core.check;

import dev.pawl.ContractsOf;
import dev.pawl.core.naming.Nearest;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes a {@link ContractsOf} names. */
final class MixInTargets {

    private final Class<?> mixIn;

    private MixInTargets(Class<?> mixIn) {
        this.mixIn = mixIn;
    }

    /**
     * The named classes, each once; none is initialised.
     *
     * @throws Misuse if none is named, or one is absent
     */
    static List<Class<?>> of(Class<?> mixIn, ContractsOf annotation) {
        try {
            return new MixInTargets(mixIn).named(annotation);
        } catch (Misuse e) {
            throw e.at(ContractsOf.class, Site.of(mixIn));
        }
    }

    private List<Class<?>> named(ContractsOf annotation) {
        Set<Class<?>> targets = new LinkedHashSet<>(AnnotationElements.classes(annotation, "value"));
        Stream.of(annotation.className()).map(this::load).forEach(targets::add);
        if (targets.isEmpty()) {
            throw Misuse.because("names no class. Write @ContractsOf(TheClass.class), or for one that is not accessible"
                    + " @ContractsOf(className = \"com.acme.Ring$Node\").");
        }
        return List.copyOf(targets);
    }

    private Class<?> load(String name) {
        if (name.isBlank()) {
            throw Misuse.of("className", "must be a binary name as in \"com.acme.Ring$Node\"", name, null);
        }
        try {
            return Class.forName(name, false, mixIn.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw Misuse.because(
                    "`className` names " + name + ", which is not on the class path of this test (" + loaderName()
                            + ")." + nearMiss(name),
                    e);
        } catch (LinkageError e) {
            throw Misuse.because("`className` names " + name + ", which cannot be loaded: " + e, e);
        }
    }

    private String loaderName() {
        ClassLoader loader = mixIn.getClassLoader();
        return loader == null
                ? "boot loader"
                : loader.getName() == null ? loader.getClass().getName() : loader.getName() + " loader";
    }

    /** Nested classes are where binary names go wrong: a dot for the dollar, or a misspelt last part. */
    private String nearMiss(String name) {
        String binary = name;
        for (int dot = binary.lastIndexOf('.'); dot > 0; dot = binary.lastIndexOf('.')) {
            binary = binary.substring(0, dot) + "$" + binary.substring(dot + 1);
            if (find(binary) != null) {
                return " Did you mean " + binary + "?";
            }
        }
        Class<?> outer = find(name.substring(0, Math.max(0, name.lastIndexOf('$'))));
        return outer == null ? "" : nestedIn(outer, name);
    }

    private static String nestedIn(Class<?> outer, String name) {
        List<String> nested = Stream.of(outer.getDeclaredClasses())
                .map(Class::getName)
                .sorted()
                .toList();
        return Nearest.question(name, nested)
                + (nested.isEmpty()
                        ? " " + outer.getName() + " has no nested classes."
                        : " There are: " + String.join(", ", nested) + ".");
    }

    private @Nullable Class<?> find(String name) {
        try {
            return Class.forName(name, false, mixIn.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }
}
