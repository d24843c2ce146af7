package dev.pawl.core.check.layout;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.Layouts;
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
        CacheLine judgedLine = conditions.line(line);
        try {
            JudgedModel model = JudgedModel.of(conditions);
            return verdict(model, model.layout(type), judgedLine);
        } catch (LayoutNotUnderstood e) {
            return notUnderstood(e, conditions);
        }
    }

    private Verdict verdict(JudgedModel model, ObjectLayout layout, CacheLine judgedLine) {
        Outcome outcome = rule.judge(layout, judgedLine);
        Finding finding = new Finding(
                rule.broken(),
                rule.relation(),
                outcome.allowed(),
                outcome.measured(),
                model.describe(layout),
                outcome.facts(),
                outcome.holds() ? null : Pictures.of(layout, rule.fields(), judgedLine.bytes()),
                outcome.holds() ? List.of() : notes(outcome, model.layouts(), layout, judgedLine));
        return Verdict.of(outcome.holds(), finding);
    }

    private Verdict notUnderstood(LayoutNotUnderstood why, Conditions conditions) {
        Finding nothing =
                new Finding(rule.broken(), null, null, JudgedModel.nameOnly(conditions), List.of(), null, List.of());
        return new Verdict.Inconclusive(Verdict.Reason.ENVIRONMENT, String.valueOf(why.getMessage()), nothing);
    }

    private List<Note> notes(Outcome outcome, Layouts layouts, ObjectLayout layout, CacheLine judgedLine) {
        List<Note> notes = new ArrayList<>();
        outcome.advice().forEach(sentence -> notes.add(new Note.Advice(sentence)));
        if (rule.dependsOnModel()) {
            notes.addAll(OtherModels.notes(rule, judgedLine, layout, layouts));
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
