package dev.pawl.junit.testkit;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What became of one test.
 *
 * @param id its unique id
 * @param name its name in reports
 * @param className the class of its source
 * @param status how it ended
 * @param thrown what ended it, if anything did
 * @param tags its tags
 */
public record Outcome(
        String id,
        String name,
        String className,
        Status status,
        @Nullable Throwable thrown,
        Set<String> tags) {

    /** How a test ended. */
    public enum Status {
        PASSED,
        FAILED,
        ABORTED,
        SKIPPED
    }

    /** The message of what ended it. */
    public String message() {
        return thrown == null ? "" : String.valueOf(thrown.getMessage());
    }

    @Override
    public String toString() {
        return status + " " + name + (thrown == null ? "" : ": " + thrown);
    }
}
