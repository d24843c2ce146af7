package dev.pawl.core.report;

import dev.pawl.LayoutModel;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Tolerance;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.report.Result.Status;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Note;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A contract that is broken, tolerated or not. */
final class BrokenText {

    private BrokenText() {}

    static ResultText of(Result result) {
        Finding finding = result.verdict().finding();
        ContractCase contractCase = result.contractCase();
        return new ResultText(
                contractCase.subject().displayName() + " " + what(result),
                ResultFacts.declared(result),
                ResultFacts.found(finding),
                finding.picture() == null ? List.of() : Drawing.of(finding.picture()),
                sentences(result),
                shown(finding.allowed(), contractCase.contract().name()),
                shown(finding.measured(), finding.broken()));
    }

    private static String what(Result result) {
        String model = result.contractCase().model();
        return result.verdict().finding().broken()
                + (model.equals(LayoutModel.RUNNING) ? "" : " on " + model)
                + (result.status() == Status.TOLERATED ? ", which is tolerated" : "");
    }

    private static String shown(@Nullable Quantity quantity, String otherwise) {
        return quantity == null ? otherwise : Words.of(quantity);
    }

    private static List<String> sentences(Result result) {
        List<String> sentences = new ArrayList<>();
        result.verdict().finding().notes().forEach(note -> sentences.add(sentence(note)));
        Tolerance tolerance = result.contractCase().tolerance();
        if (result.status() == Status.BROKEN && tolerance != null && tolerance.until() != null) {
            sentences.add(
                    "The @KnownViolation on " + result.contractCase().site().displayName() + " ended with "
                            + tolerance.until() + ": keep the contract, or set a later day.");
        }
        return sentences;
    }

    private static String sentence(Note note) {
        if (note instanceof Note.OtherModel model) {
            return "With " + model.model() + ": " + Words.of(model.measured()) + wouldDo(model.holds());
        }
        if (note instanceof Note.OtherLine line) {
            return "With " + line.line() + ": " + Words.of(line.measured()) + wouldDo(line.holds());
        }
        return ((Note.Advice) note).sentences();
    }

    private static String wouldDo(boolean holds) {
        return holds ? ", would pass." : ", would fail as well.";
    }
}
