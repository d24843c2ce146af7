package dev.pawl.junit.testkit;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict;
import java.util.List;
import java.util.function.IntSupplier;

/** At most so many of something; nothing can be told of a subject that is named {@code Unknowable}. */
record Limit(String annotation, int allowed, Subject subject, IntSupplier measure) implements Contract {

    @Override
    public String name() {
        return "@" + annotation + "(" + allowed + ")";
    }

    @Override
    public Object topic() {
        return annotation;
    }

    @Override
    public Verdict judge(Conditions conditions) {
        int measured = measure.getAsInt();
        Finding finding = new Finding(
                "has more than @" + annotation + " allows",
                new Count(allowed),
                new Count(measured),
                "by reflection",
                List.of(),
                null,
                List.of());
        if (subject.displayName().endsWith("Unknowable")) {
            return new Verdict.Inconclusive(Verdict.Reason.ENVIRONMENT, "Nobody can count them.", finding);
        }
        return measured <= allowed ? new Verdict.Passed(finding) : new Verdict.Failed(finding);
    }
}
