package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Fact;
import java.util.List;

/** An instance loses at most so many bytes to alignment gaps, inside and at its end; {@code limit} is 0 bytes or more. */
public record MaxAlignmentLossRule(Bytes limit) implements LayoutRule {

    public MaxAlignmentLossRule {
        if (limit.value() < 0) {
            throw Misuse.of("value", "must be 0 or greater", limit.value(), null);
        }
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        Losses losses = Losses.of(layout);
        boolean holds = losses.total() <= limit.value();
        return new Outcome(
                holds,
                limit,
                Bytes.of(losses.total()),
                List.of(
                        new Fact("inside", Bytes.of(losses.inside()).toString()),
                        new Fact("at the end", Bytes.of(losses.atEnd()).toString())),
                holds ? List.of() : List.of(losses.adviceOnGaps()));
    }

    @Override
    public String broken() {
        return "loses more to alignment than @MaxAlignmentLoss allows";
    }
}
