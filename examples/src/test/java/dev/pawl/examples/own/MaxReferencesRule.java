package dev.pawl.examples.own;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.layout.LayoutRule;
import dev.pawl.core.check.layout.Outcome;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Quantity;
import java.util.List;
import java.util.Set;

/** At most so many reference fields. */
record MaxReferencesRule(int limit) implements LayoutRule {

    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "short", "int", "float", "long", "double");

    MaxReferencesRule {
        if (limit < 0) {
            throw Misuse.of("value", "must be 0 or greater", limit, null);
        }
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        long references = layout.fields().stream()
                .filter(field -> !PRIMITIVES.contains(field.typeClass()))
                .count();
        return new Outcome(
                references <= limit, new References(limit), new References(references), List.of(), List.of());
    }

    @Override
    public String broken() {
        return "has more references than @MaxReferences allows";
    }

    @Override
    public boolean dependsOnModel() {
        return false;
    }

    /** What is counted. */
    private record References(long number) implements Quantity {
        @Override
        public String toString() {
            return number == 1 ? "1 reference" : number + " references";
        }
    }
}
