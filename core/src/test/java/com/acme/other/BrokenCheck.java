package com.acme.other;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;

public final class BrokenCheck implements Check<FewMethods> {

    public BrokenCheck() {
        throw new IllegalStateException("no licence");
    }

    @Override
    public Class<FewMethods> annotation() {
        return FewMethods.class;
    }

    @Override
    public Contract contract(FewMethods annotation, Subject subject) {
        return new FewMethodsContract(annotation.value());
    }
}
