package com.acme.other;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.verdict.Verdict;

record FewMethodsContract(int limit) implements Contract {

    @Override
    public String name() {
        return "@FewMethods(" + limit + ")";
    }

    @Override
    public Object topic() {
        return "methods";
    }

    @Override
    public Verdict judge(Conditions conditions) {
        throw new UnsupportedOperationException("never judged");
    }
}
