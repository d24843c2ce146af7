package dev.pawl.core.check.layout;

import dev.pawl.NoCacheLineStraddle;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import java.util.ArrayList;
import java.util.List;

/** Gives {@link NoCacheLineStraddle} its meaning. */
public final class NoCacheLineStraddleCheck extends LayoutCheck<NoCacheLineStraddle> {

    public NoCacheLineStraddleCheck() {
        super(NoCacheLineStraddle.class);
    }

    @Override
    public Contract contract(NoCacheLineStraddle annotation, Subject subject) {
        List<String> fields = List.of(annotation.fields());
        return LayoutContracts.contract(
                new NoCacheLineStraddleRule(fields, new ProbabilityLimit(annotation.maxProbability())),
                name(elements(annotation).toArray()),
                subject,
                line(annotation.lineSize()));
    }

    private static List<String> elements(NoCacheLineStraddle annotation) {
        List<String> elements = new ArrayList<>();
        if (annotation.fields().length > 0) {
            elements.add("fields = " + FieldLists.inSource(List.of(annotation.fields())));
        }
        if (annotation.maxProbability() != 1) {
            elements.add("maxProbability = " + annotation.maxProbability());
        }
        return elements;
    }
}
