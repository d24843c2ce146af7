package dev.pawl.core.quantity;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** A probability as an exact fraction: {@code favourable} of {@code possible} equally likely cases. */
public record Probability(long favourable, long possible) implements Quantity {

    public Probability {
        if (possible < 1 || favourable < 0 || favourable > possible) {
            throw new IllegalArgumentException("not a probability: " + favourable + " of " + possible);
        }
    }

    /** The event happens in every case. */
    public boolean isCertain() {
        return favourable == possible;
    }

    /** The event happens in no case. */
    public boolean isImpossible() {
        return favourable == 0;
    }

    /** Whether this is greater than a limit from 0 to 1. */
    public boolean exceeds(double limit) {
        return (double) favourable / possible > limit;
    }

    @Override
    public String toString() {
        BigDecimal percent = BigDecimal.valueOf(favourable * 100)
                .divide(BigDecimal.valueOf(possible), 1, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return (percent.signum() == 0 ? "0" : percent.toPlainString()) + " %";
    }
}
