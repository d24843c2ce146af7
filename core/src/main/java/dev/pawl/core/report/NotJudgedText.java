package dev.pawl.core.report;

import dev.pawl.core.check.ContractCase;
import dev.pawl.core.report.Result.Status;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Verdict.Inconclusive;
import dev.pawl.core.verdict.Verdict.Reason;
import java.util.ArrayList;
import java.util.List;

/** A contract that could not be judged. */
final class NotJudgedText {

    private NotJudgedText() {}

    static ResultText of(Result result) {
        Inconclusive verdict = (Inconclusive) result.verdict();
        ContractCase contractCase = result.contractCase();
        List<Fact> found = new ArrayList<>(
                List.of(new Fact("contract", contractCase.contract().name())));
        found.addAll(ResultFacts.found(verdict.finding()));
        String why = withoutStop(verdict.why());
        return new ResultText(
                contractCase.subject().displayName() + " could not be judged: " + why,
                ResultFacts.declared(result),
                found,
                List.of(),
                sentences(verdict, result.status()),
                contractCase.contract().name(),
                "not judged: " + why);
    }

    private static List<String> sentences(Inconclusive verdict, Status status) {
        List<String> sentences = new ArrayList<>();
        for (Note note : verdict.finding().notes()) {
            if (note instanceof Note.Advice advice) {
                sentences.add(advice.sentences());
            }
        }
        sentences.add(consequence(verdict.reason(), status));
        return sentences;
    }

    private static String consequence(Reason reason, Status status) {
        if (reason == Reason.SWITCHED_OFF) {
            return "To judge it, set pawl.exact=judge.";
        }
        String setting = reason == Reason.ENVIRONMENT ? "pawl.environment" : "pawl.inconclusive";
        return status == Status.NOT_JUDGED_FAILS
                ? "This fails the test because " + setting + "=fail is set; " + setting + "=abort only reports it."
                : "This does not fail the test; to make it fail, set " + setting + "=fail.";
    }

    private static String withoutStop(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }
}
