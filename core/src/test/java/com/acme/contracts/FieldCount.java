package com.acme.contracts;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/** What both contracts on the number of fields are, told apart by their names. */
record FieldCount(String name, int limit, Subject subject) implements Contract {

    private record Fields(int count) implements Quantity {}

    @Override
    public Object topic() {
        return "number of fields";
    }

    @Override
    public Verdict judge(Conditions conditions) {
        int fields = ((Subject.OfClass) subject).type().getDeclaredFields().length;
        Finding finding = new Finding(
                "has other fields than " + name + " allows",
                new Fields(limit),
                new Fields(fields),
                conditions.model(),
                List.of(),
                null,
                List.of());
        return (isMost() ? fields <= limit : fields >= limit)
                ? new Verdict.Passed(finding)
                : new Verdict.Failed(finding);
    }

    @Override
    public Optional<String> contradicts(Contract other) {
        return other instanceof FieldCount count && isMost() && !count.isMost() && limit < count.limit
                ? Optional.of("No class has at most " + limit + " and at least " + count.limit + " fields.")
                : Optional.empty();
    }

    private boolean isMost() {
        return name.startsWith("@Max");
    }
}
