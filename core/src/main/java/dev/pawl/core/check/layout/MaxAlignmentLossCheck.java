package dev.pawl.core.check.layout;

import dev.pawl.MaxAlignmentLoss;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;

/** Gives {@link MaxAlignmentLoss} its meaning. */
public final class MaxAlignmentLossCheck extends LayoutCheck<MaxAlignmentLoss> {

    public MaxAlignmentLossCheck() {
        super(MaxAlignmentLoss.class);
    }

    @Override
    public Contract contract(MaxAlignmentLoss annotation, Subject subject) {
        return LayoutContracts.contract(
                new MaxAlignmentLossRule(Bytes.of(annotation.value())), name(annotation.value()), subject);
    }
}
