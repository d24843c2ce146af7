package dev.pawl.junit.testkit;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import java.util.Collection;

/** Gives {@link MaxElements} its meaning. */
public final class MaxElementsCheck implements Check<MaxElements> {

    @Override
    public Class<MaxElements> annotation() {
        return MaxElements.class;
    }

    @Override
    public boolean inherited() {
        return false;
    }

    @Override
    public Contract contract(MaxElements annotation, Subject subject) {
        Subject.OfGraph graph = (Subject.OfGraph) subject;
        return new Limit(
                "MaxElements",
                annotation.value(),
                subject,
                () -> ((Collection<?>) graph.root().get()).size());
    }
}
