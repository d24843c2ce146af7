package dev.pawl.core.report;

import dev.pawl.core.check.ContractCase;
import dev.pawl.core.verdict.Verdict;
import java.time.Duration;
import java.time.Instant;

/** A case that was judged, and what becomes of it. */
public record Result(
        ContractCase contractCase, Verdict verdict, Status status, Origin origin, Instant at, Duration took) {

    /** What a result counts as. */
    public enum Status {
        /** Judged, and it holds. */
        HOLDS,
        /** Judged, and it is broken. */
        BROKEN,
        /** Could not be judged; the run goes on. */
        NOT_JUDGED,
        /** Could not be judged, and the settings make that a failure. */
        NOT_JUDGED_FAILS,
        /** Broken, and a {@code @KnownViolation} tolerates it. */
        TOLERATED,
        /** Holds although a {@code @KnownViolation} says it does not: the annotation must go. */
        HOLDS_AGAIN;

        /** Whether the test fails. */
        public boolean fails() {
            return this == BROKEN || this == NOT_JUDGED_FAILS || this == HOLDS_AGAIN;
        }
    }
}
