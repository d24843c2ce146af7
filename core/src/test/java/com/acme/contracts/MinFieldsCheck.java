package com.acme.contracts;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;

public final class MinFieldsCheck implements Check<MinFields> {

    @Override
    public Class<MinFields> annotation() {
        return MinFields.class;
    }

    @Override
    public boolean inherited() {
        return false;
    }

    @Override
    public Contract contract(MinFields annotation, Subject subject) {
        if (annotation.value() < 0) {
            throw Misuse.of("value", "must be 0 or greater", annotation.value(), null);
        }
        return new FieldCount("@MinFields(" + annotation.value() + ")", annotation.value(), subject);
    }
}
