package dev.pawl.assertj;

import org.assertj.core.api.AssumptionExceptionFactory;

/** What ends a test that can say nothing: the exception of the test framework in use, as AssertJ's own assumptions find it. */
final class Assumption {

    private Assumption() {}

    static RuntimeException notMet(String message) {
        try {
            Class<?> type =
                    AssumptionExceptionFactory.getPreferredAssumptionException().getAssumptionExceptionClass();
            return (RuntimeException) type.getConstructor(String.class).newInstance(message);
        } catch (ReflectiveOperationException | IllegalStateException noTestFramework) {
            return new ContractNotJudged(message);
        }
    }
}
