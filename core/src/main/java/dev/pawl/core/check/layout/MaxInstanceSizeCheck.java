package dev.pawl.core.check.layout;

import dev.pawl.MaxInstanceSize;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;

/** Gives {@link MaxInstanceSize} its meaning. */
public final class MaxInstanceSizeCheck extends LayoutCheck<MaxInstanceSize> {

    public MaxInstanceSizeCheck() {
        super(MaxInstanceSize.class);
    }

    @Override
    public Contract contract(MaxInstanceSize annotation, Subject subject) {
        return LayoutContracts.contract(
                new MaxInstanceSizeRule(Bytes.of(annotation.value())), name(annotation.value()), subject);
    }
}
