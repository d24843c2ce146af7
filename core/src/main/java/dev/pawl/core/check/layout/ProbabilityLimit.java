package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.quantity.Quantity;
import java.math.BigDecimal;

/**
 * The largest probability allowed, where certainty never is.
 *
 * @param value from 0 to 1; 1 allows all but certainty
 */
public record ProbabilityLimit(double value) implements Quantity {

    public ProbabilityLimit {
        if (!(value >= 0 && value <= 1)) {
            throw Misuse.of("maxProbability", "must be from 0 to 1", value, null);
        }
    }

    /** Whether a probability is within this limit. */
    public boolean allows(Probability probability) {
        return !probability.isCertain() && !probability.exceeds(value);
    }

    @Override
    public String toString() {
        String percent =
                BigDecimal.valueOf(value).movePointRight(2).stripTrailingZeros().toPlainString() + " %";
        return (value == 1 ? "less than " : "at most ") + percent;
    }
}
