package dev.pawl.junit;

import dev.pawl.core.report.FailureMessage;
import dev.pawl.core.report.Result;
import java.util.List;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.MultipleFailuresError;
import org.opentest4j.TestAbortedException;

/** What results do to the test that carries the contracts. */
final class Outcomes {

    private Outcomes() {}

    /**
     * Ends the test as the results say; a broken contract weighs more than one that could not be judged.
     *
     * @throws AssertionFailedError if one contract is broken
     * @throws MultipleFailuresError if several are
     * @throws TestAbortedException if none is broken, and some could not be judged
     */
    static void raise(List<Result> results) {
        List<AssertionFailedError> failures = results.stream()
                .filter(result -> result.status().fails())
                .map(Outcomes::failure)
                .toList();
        if (failures.size() == 1) {
            throw failures.get(0);
        }
        if (failures.size() > 1) {
            throw new MultipleFailuresError(heading(failures.size(), results.size()), failures);
        }
        abortIfNotJudged(results);
    }

    private static void abortIfNotJudged(List<Result> results) {
        List<Result> open = results.stream()
                .filter(result -> result.status() == Result.Status.NOT_JUDGED)
                .toList();
        if (!open.isEmpty()) {
            throw new TestAbortedException(FailureMessage.of(open).text());
        }
    }

    private static AssertionFailedError failure(Result result) {
        FailureMessage message = FailureMessage.of(result);
        return new AssertionFailedError(message.text(), message.expected(), message.actual());
    }

    private static String heading(int failures, int all) {
        return failures + " of " + all + " performance contracts failed";
    }
}
