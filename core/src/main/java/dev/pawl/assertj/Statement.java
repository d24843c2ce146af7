package dev.pawl.assertj;

import dev.pawl.core.Pawl;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import dev.pawl.core.report.FailureMessage;
import dev.pawl.core.report.Result;
import java.util.List;
import java.util.function.Supplier;
import org.assertj.core.api.WritableAssertionInfo;
import org.assertj.core.error.AssertionErrorCreator;

/**
 * A statement of an assertion: a contract without an annotation.
 *
 * @param info what the user said of the assertion
 * @param subject what it is about
 * @param models the layout models to judge on
 */
record Statement(WritableAssertionInfo info, Subject subject, List<String> models) {

    /**
     * Has the contract judged and recorded like any other.
     *
     * @throws IllegalArgumentException if its values cannot be meant
     * @throws NotJudgedError if it cannot be judged here
     */
    void verify(Pawl pawl, Supplier<Contract> contract) {
        List<Result> results = pawl.judge(cases(checked(contract)), TestInProgress.find());
        if (results.stream().anyMatch(result -> result.status().fails())) {
            throw broken(FailureMessage.of(results));
        }
        if (results.stream().anyMatch(result -> result.status() == Result.Status.NOT_JUDGED)) {
            throw new NotJudgedError(FailureMessage.of(results).text());
        }
    }

    private Contract checked(Supplier<Contract> contract) {
        try {
            return contract.get();
        } catch (Misuse misuse) {
            String where = subject.displayName();
            String what = String.valueOf(misuse.getMessage());
            throw new IllegalArgumentException(what.startsWith(where) ? what : where + ": " + what, misuse);
        }
    }

    private List<ContractCase> cases(Contract contract) {
        Site site = new Site(null, subject.displayName());
        return models.stream()
                .map(model -> new ContractCase(null, contract, subject, model, info.descriptionText(), null, site))
                .toList();
    }

    private AssertionError broken(FailureMessage message) {
        String own = info.overridingErrorMessage();
        return CallersTrace.in(new AssertionErrorCreator()
                .assertionError(
                        own == null ? message.text() : own,
                        message.actual(),
                        message.expected(),
                        info.representation()));
    }
}
