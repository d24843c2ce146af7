package dev.pawl.core.report;

import org.jspecify.annotations.Nullable;

/** The test that judged a contract, so that a message can say how to run it again. */
public record Origin(@Nullable String testClass, @Nullable String testMethod) {

    /** No test: a plain {@code main}. */
    public static final Origin UNKNOWN = new Origin(null, null);
}
