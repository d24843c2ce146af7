package dev.pawl.core.check.layout;

import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import dev.pawl.core.naming.Names;
import dev.pawl.core.quantity.CacheLine;
import org.jspecify.annotations.Nullable;

/** Makes contracts of layout rules. */
public final class LayoutContracts {

    private LayoutContracts() {}

    /**
     * A rule for the instances of a class, judged with the cache lines of the project's settings.
     *
     * @param name the contract as its author would write it: {@code "@MaxInstanceSize(64)"}
     * @param subject a class, or a field of one
     * @throws Misuse if the subject has no instances, or the rule cannot be meant for it
     */
    public static Contract contract(LayoutRule rule, String name, Subject subject) {
        return contract(rule, name, subject, null);
    }

    /** The same, judged with cache lines of a size of its own; null means the one of the project's settings. */
    public static Contract contract(LayoutRule rule, String name, Subject subject, @Nullable CacheLine line) {
        Class<?> type = type(subject);
        requireInstances(type);
        rule.requireApplicable(type);
        return new LayoutRuleContract(rule, name, type, line);
    }

    /** The class whose instances a subject is about. */
    static Class<?> type(Subject subject) {
        if (subject instanceof Subject.OfClass ofClass) {
            return ofClass.type();
        }
        if (subject instanceof Subject.OfField ofField) {
            return ofField.type();
        }
        throw Misuse.because(subject.displayName() + " is no class, so it has no layout.");
    }

    private static void requireInstances(Class<?> type) {
        if (type.isPrimitive()) {
            throw Misuse.because(Names.of(type) + " is a primitive type, which has no layout. Name a class.");
        }
        if (type.isArray()) {
            throw Misuse.because(Names.of(type) + " is an array type, which has no size without a length."
                    + " Use PawlAssertions.assertThatArray.");
        }
        if (type.isAnnotation() || type.isInterface()) {
            throw Misuse.because(Names.of(type) + " is an " + (type.isAnnotation() ? "annotation" : "interface")
                    + ", which has no layout. Name classes that implement it, or annotate those.");
        }
    }
}
