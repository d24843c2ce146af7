package dev.pawl.core.report;

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

    static String of(Verdict verdict) {
        return verdict.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
}
