package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Relation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What must hold of the layout of a class. Judges the same layout always alike; where layouts come from and what becomes of the
 * outcome is not its business.
 */
public interface LayoutRule {

    /**
     * Judges a layout.
     *
     * @throws dev.pawl.core.check.Misuse if a field it names is not there; {@link #requireApplicable} finds that before
     */
    Outcome judge(ObjectLayout layout, CacheLine line);

    /** What to say of the subject if the rule is broken: {@code "is larger than @MaxInstanceSize allows"}. */
    String broken();

    /** How what is measured must stand to the limit. */
    default Relation relation() {
        return Relation.AT_MOST;
    }

    /** The fields it is about, as written; empty where it is about the whole object. */
    default List<String> fields() {
        return List.of();
    }

    /** Whether the outcome depends on the size of a cache line. */
    default boolean dependsOnLine() {
        return false;
    }

    /** Whether the outcome on another VM than the running one would tell the reader something. */
    default boolean dependsOnModel() {
        return true;
    }

    /**
     * Checks that the rule can be meant for a class.
     *
     * @throws dev.pawl.core.check.Misuse if the class lacks a field, or anything else that the rule is about
     */
    default void requireApplicable(Class<?> type) {
        // Not even asked for its fields where none is named: that fails if the class of a field is absent.
        if (!fields().isEmpty()) {
            DeclaredFields.of(type).find(fields());
        }
    }

    /** Rules of equal topics limit the same, so that a specific one can replace a general one. */
    default Object topic() {
        return List.of(getClass(), Set.copyOf(fields()));
    }

    /** Why this rule and another one cannot both hold of a class, as the rest of a sentence; empty if they can. */
    default Optional<String> contradicts(LayoutRule other) {
        return Optional.empty();
    }
}
