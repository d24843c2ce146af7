package com.acme.contracts;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.verdict.Verdict;

public final class QuickCheck implements Check<Quick> {

    @Override
    public Class<Quick> annotation() {
        return Quick.class;
    }

    @Override
    public Contract contract(Quick annotation, Subject subject) {
        return new QuickContract(annotation.value());
    }

    private record QuickContract(int limit) implements Contract {
        @Override
        public String name() {
            return "@Quick(" + limit + ")";
        }

        @Override
        public Object topic() {
            return "speed";
        }

        @Override
        public Verdict judge(Conditions conditions) {
            throw new UnsupportedOperationException("this contract breaks down");
        }
    }
}
