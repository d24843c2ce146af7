package dev.pawl.core.check.layout;

import dev.pawl.core.quantity.Probability;

/** Probabilities in the words of possible starts. */
final class Starts {

    private Starts() {}

    /** As in {@code "at 7 of 8 starts (87.5 %)"}, {@code "always"}, {@code "never"}. */
    static String of(Probability probability) {
        if (probability.isCertain()) {
            return "always";
        }
        return probability.isImpossible()
                ? "never"
                : "at " + probability.favourable() + " of " + probability.possible() + " starts (" + probability + ")";
    }
}
