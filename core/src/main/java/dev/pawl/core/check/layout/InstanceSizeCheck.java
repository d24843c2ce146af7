package dev.pawl.core.check.layout;

import dev.pawl.InstanceSize;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;

/** Gives {@link InstanceSize} its meaning. */
public final class InstanceSizeCheck extends LayoutCheck<InstanceSize> {

    public InstanceSizeCheck() {
        super(InstanceSize.class);
    }

    @Override
    public Contract contract(InstanceSize annotation, Subject subject) {
        return LayoutContracts.contract(
                new InstanceSizeRule(Bytes.of(annotation.value())), name(annotation.value()), subject);
    }
}
