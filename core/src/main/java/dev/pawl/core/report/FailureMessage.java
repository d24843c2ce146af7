package dev.pawl.core.report;

import java.util.List;

/**
 * What a reader sees of results that do not simply hold, as text of whole lines.
 *
 * @param text the message, several lines without a last line end
 * @param expected what was promised, shortly: the left side of an IDE's comparison
 * @param actual what was found instead: the right side
 */
public record FailureMessage(String text, String expected, String actual) {

    /**
     * The message of one result.
     *
     * @throws IllegalArgumentException if the contract simply holds
     */
    public static FailureMessage of(Result result) {
        return of(List.of(result));
    }

    /**
     * One message for all results of a test: of those that fail it, or of those that could not be judged where none fails.
     *
     * @throws IllegalArgumentException if there is nothing to tell: no result, or all hold
     */
    public static FailureMessage of(List<Result> results) {
        return new FailureMessages(BuildTool.running()).of(results);
    }

    @Override
    public String toString() {
        return text;
    }
}
