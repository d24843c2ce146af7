package dev.pawl.core.check.layout;

import dev.pawl.ContendedHonored;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;

/** Gives {@link ContendedHonored} its meaning. */
public final class ContendedHonoredCheck extends LayoutCheck<ContendedHonored> {

    public ContendedHonoredCheck() {
        super(ContendedHonored.class);
    }

    @Override
    public Contract contract(ContendedHonored annotation, Subject subject) {
        return LayoutContracts.contract(new ContendedHonoredRule(), name(), subject);
    }
}
