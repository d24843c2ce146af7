package com.acme.other;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;

public final class FewMethodsCheck implements Check<FewMethods> {

    @Override
    public Class<FewMethods> annotation() {
        return FewMethods.class;
    }

    @Override
    public Contract contract(FewMethods annotation, Subject subject) {
        return new FewMethodsContract(annotation.value());
    }
}
