package dev.pawl.examples.own;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.check.layout.LayoutContracts;

/** Gives {@link MaxReferences} its meaning: translates, and nothing else. */
public final class MaxReferencesCheck implements Check<MaxReferences> {

    @Override
    public Class<MaxReferences> annotation() {
        return MaxReferences.class;
    }

    @Override
    public boolean inherited() {
        return false;
    }

    @Override
    public Contract contract(MaxReferences annotation, Subject subject) {
        MaxReferencesRule rule = new MaxReferencesRule(annotation.value());
        return LayoutContracts.contract(rule, "@MaxReferences(" + annotation.value() + ")", subject);
    }
}
