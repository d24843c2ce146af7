package dev.pawl.core.check.layout;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A layout rule on a class; {@code line} is null where the project's settings say how long lines are. */
record LayoutRuleContract(
        LayoutRule rule,
        String name,
        Class<?> type,
        @Nullable CacheLine line) implements Contract {

    /** What a rule limits, where the length of lines belongs to it. */
    private record Topic(Object rule, @Nullable CacheLine line) {}

    @Override
    public Object topic() {
        return new Topic(rule.topic(), line);
    }

    @Override
    public Verdict judge(Conditions conditions) {
        CacheLine judgedLine =
                line == null ? new CacheLine(conditions.settings().lineSize()) : line;
        JudgedModel model = JudgedModel.of(conditions);
        try {
            return judge(conditions, model.layout(type), judgedLine);
        } catch (LayoutNotUnderstood e) {
            Finding nothing = new Finding(rule.broken(), null, null, model.toString(), List.of(), null, List.of());
            return new Verdict.Inconclusive(Verdict.Reason.ENVIRONMENT, String.valueOf(e.getMessage()), nothing);
        }
    }

    private Verdict judge(Conditions conditions, ObjectLayout layout, CacheLine judgedLine) {
        Outcome outcome = rule.judge(layout, judgedLine);
        Finding finding = new Finding(
                rule.broken(),
                outcome.allowed(),
                outcome.measured(),
                JudgedModel.of(conditions).describe(layout),
                outcome.facts(),
                Pictures.of(layout, rule.fields(), judgedLine.bytes()),
                outcome.holds() ? List.of() : notes(outcome, conditions, layout, judgedLine));
        return outcome.holds() ? new Verdict.Passed(finding) : new Verdict.Failed(finding);
    }

    private List<Note> notes(Outcome outcome, Conditions conditions, ObjectLayout layout, CacheLine judgedLine) {
        List<Note> notes = new ArrayList<>();
        outcome.advice().forEach(sentence -> notes.add(new Note.Advice(sentence)));
        if (rule.dependsOnModel()) {
            notes.addAll(OtherModels.notes(rule, judgedLine, layout, conditions.layouts()));
        }
        if (rule.dependsOnLine()) {
            Outcome other = rule.judge(layout, judgedLine.other());
            notes.add(new Note.OtherLine(judgedLine.other(), other.measured(), other.holds()));
        }
        return notes;
    }

    @Override
    public Optional<String> contradicts(Contract other) {
        return other instanceof LayoutRuleContract layoutContract && layoutContract.type.equals(type)
                ? rule.contradicts(layoutContract.rule)
                : Optional.empty();
    }
}
