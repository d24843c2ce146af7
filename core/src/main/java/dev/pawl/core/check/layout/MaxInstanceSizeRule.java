package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import java.util.List;
import java.util.Optional;

/** The shallow size of an instance is at most so many bytes; {@code limit} is 1 byte or more. */
public record MaxInstanceSizeRule(Bytes limit) implements LayoutRule {

    public MaxInstanceSizeRule {
        if (limit.value() < 1) {
            throw Misuse.of("value", "must be 1 or greater", limit.value(), null);
        }
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        boolean holds = layout.size() <= limit.value();
        return new Outcome(
                holds,
                limit,
                Bytes.of(layout.size()),
                List.of(),
                holds ? List.of() : Losses.of(layout).adviceFor(limit));
    }

    @Override
    public String broken() {
        return "is larger than @MaxInstanceSize allows";
    }

    @Override
    public Optional<String> contradicts(LayoutRule other) {
        return other instanceof InstanceSizeRule exact && exact.size().compareTo(limit) > 0
                ? Optional.of("No instance has at most " + limit + " and exactly " + exact.size() + ".")
                : Optional.empty();
    }
}
