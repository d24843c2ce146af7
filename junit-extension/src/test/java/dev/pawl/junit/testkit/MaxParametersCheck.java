package dev.pawl.junit.testkit;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;

/** Gives {@link MaxParameters} its meaning. */
public final class MaxParametersCheck implements Check<MaxParameters> {

    @Override
    public Class<MaxParameters> annotation() {
        return MaxParameters.class;
    }

    @Override
    public Contract contract(MaxParameters annotation, Subject subject) {
        Subject.OfMethod calls = (Subject.OfMethod) subject;
        return new Limit("MaxParameters", annotation.value(), subject, calls.method()::getParameterCount);
    }
}
