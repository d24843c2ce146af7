package dev.pawl.core.check;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A {@link dev.pawl.KnownViolation} with its values checked; {@code until} is the last day, or null for no end. */
public record Tolerance(String because, @Nullable LocalDate until) {

    /** Whether the violation is still tolerated on a day. */
    public boolean covers(LocalDate day) {
        return until == null || !day.isAfter(until);
    }
}
