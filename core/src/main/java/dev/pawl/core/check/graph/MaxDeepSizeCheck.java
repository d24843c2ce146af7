package dev.pawl.core.check.graph;

import dev.pawl.MaxDeepSize;
import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import java.util.List;

/** {@link MaxDeepSize}. */
public final class MaxDeepSizeCheck implements Check<MaxDeepSize> {

    @Override
    public Class<MaxDeepSize> annotation() {
        return MaxDeepSize.class;
    }

    @Override
    public Contract contract(MaxDeepSize annotation, Subject subject) {
        if (subject instanceof Subject.OfGraph graph) {
            return DeepSizeLimit.of(annotation.value(), List.of(annotation.stopAt()), graph);
        }
        throw Misuse.because("It stands on a field of a test class, whose value is looked into after each test.");
    }
}
