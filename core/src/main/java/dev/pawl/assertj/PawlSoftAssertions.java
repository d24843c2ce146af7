package dev.pawl.assertj;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.AbstractSoftAssertions;
import org.assertj.core.api.SoftAssertionsProvider;
import org.assertj.core.api.StandardSoftAssertionsProvider;

/**
 * Soft assertions with Pawl's beside AssertJ's: all broken contracts are told at the end. Contracts that could not be judged are
 * told after the broken ones, or end the test as unmet assumptions if none is broken.
 */
public class PawlSoftAssertions extends AbstractSoftAssertions
        implements StandardSoftAssertionsProvider, PawlSoftAssertionsProvider {

    private final List<String> notJudged = new ArrayList<>();

    /** Runs assertions and tells all failures at the end. */
    public static void assertSoftly(Consumer<PawlSoftAssertions> softly) {
        SoftAssertionsProvider.assertSoftly(PawlSoftAssertions.class, softly);
    }

    @Override
    public void collectAssertionError(AssertionError error) {
        if (!(error instanceof NotJudgedError unjudged)) {
            super.collectAssertionError(error);
        } else if (getDelegate().isPresent()) {
            // AssertJ's extension for JUnit asks the delegate for errors at the end, and would not hear of this one.
            throw Assumption.notMet(unjudged.text());
        } else {
            notJudged.add(unjudged.text());
        }
    }

    @Override
    public void assertAll() {
        super.assertAll();
        if (!notJudged.isEmpty()) {
            throw Assumption.notMet(String.join("\n\n", notJudged));
        }
    }
}
