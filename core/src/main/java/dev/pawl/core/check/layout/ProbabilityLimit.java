package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.quantity.Quantity;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The largest probability allowed, where certainty never is.
 *
 * @param value from 0 to 1; 1 allows all but certainty
 */
public record ProbabilityLimit(double value) implements Quantity {

    public ProbabilityLimit {
        if (!(value >= 0 && value <= 1)) {
            throw Misuse.of("maxProbability", "must be from 0 to 1", value, perhapsPercent(value));
        }
    }

    private static @Nullable String perhapsPercent(double value) {
        return value > 1 && value <= 100
                ? "For " + plain(BigDecimal.valueOf(value)) + " % write "
                        + plain(BigDecimal.valueOf(value).movePointLeft(2)) + "."
                : null;
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }

    /** Whether a probability is within this limit. */
    public boolean allows(Probability probability) {
        return !probability.isCertain() && !probability.exceeds(value);
    }

    @Override
    public String toString() {
        String percent = plain(BigDecimal.valueOf(value).movePointRight(2)) + " % of starts";
        return value == 1 ? "at less than " + percent : "at " + percent + " at most";
    }
}
