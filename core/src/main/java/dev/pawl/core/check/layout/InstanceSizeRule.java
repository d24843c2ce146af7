package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Relation;
import java.util.List;
import java.util.Optional;

/** The shallow size of an instance is exactly so many bytes; {@code size} is a positive multiple of 8. */
public record InstanceSizeRule(Bytes size) implements LayoutRule {

    /** No HotSpot aligns objects to less. */
    private static final int LEAST_ALIGNMENT = 8;

    public InstanceSizeRule {
        if (size.value() < 1) {
            throw Misuse.of("value", "must be " + LEAST_ALIGNMENT + " or greater", size.value(), null);
        }
        if (size.value() % LEAST_ALIGNMENT != 0) {
            throw Misuse.of(
                    "value",
                    "must be a multiple of " + LEAST_ALIGNMENT,
                    size.value(),
                    nearest(size.value() / LEAST_ALIGNMENT));
        }
    }

    private static String nearest(long words) {
        long below = words * LEAST_ALIGNMENT;
        String sizes = (below > 0 ? below + " and " : "") + (below + LEAST_ALIGNMENT);
        return "HotSpot rounds every object up to " + LEAST_ALIGNMENT
                + " bytes at least, so no instance has that size. " + "Nearest that can hold: " + sizes + ".";
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        boolean holds = layout.size() == size.value();
        boolean larger = layout.size() > size.value();
        return new Outcome(
                holds,
                size,
                Bytes.of(layout.size()),
                List.of(),
                larger ? Losses.of(layout).adviceFor(size) : List.of());
    }

    @Override
    public Relation relation() {
        return Relation.EXACTLY;
    }

    @Override
    public String broken() {
        return "does not have the size that @InstanceSize demands";
    }

    @Override
    public Optional<String> contradicts(LayoutRule other) {
        if (other instanceof InstanceSizeRule exact && !exact.equals(this)) {
            return Optional.of("No instance has exactly " + size + " and exactly " + exact.size() + ".");
        }
        return other instanceof MaxInstanceSizeRule max ? max.contradicts(this) : Optional.empty();
    }
}
