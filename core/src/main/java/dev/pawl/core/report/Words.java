package dev.pawl.core.report;

import dev.pawl.core.quantity.Probability;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Relation;
import dev.pawl.core.verdict.Verdict;
import java.util.Locale;

/** The names of constants as people and tools read them: {@code "not judged"}, {@code "not-judged"}. */
final class Words {

    private Words() {}

    static String spaced(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String hyphenated(Enum<?> constant) {
        return spaced(constant).replace(' ', '-');
    }

    /** What the limit is called in front of its value. */
    static String limit(Relation relation) {
        return relation == Relation.AT_MOST ? "allowed" : "demanded";
    }

    /** A probability is one over the places where an object may start. */
    static String of(Quantity quantity) {
        return quantity instanceof Probability ? "at " + quantity + " of starts" : quantity.toString();
    }

    static String of(Verdict verdict) {
        return verdict.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
}
