package dev.pawl.core.report;

import dev.pawl.core.check.ContractCase;
import java.util.List;

/** A contract that is kept although a {@code @KnownViolation} says that it is not. */
final class HoldsAgainText {

    private HoldsAgainText() {}

    static ResultText of(Result result) {
        ContractCase contractCase = result.contractCase();
        return new ResultText(
                "@" + contractCase.name() + " holds again: remove @KnownViolation",
                ResultFacts.declared(result),
                ResultFacts.found(result.verdict().finding()),
                List.of(),
                List.of("Remove the @KnownViolation from " + contractCase.site().displayName()
                        + ", so that whoever breaks the contract again is told."),
                "broken, as @KnownViolation says",
                "holds");
    }
}
