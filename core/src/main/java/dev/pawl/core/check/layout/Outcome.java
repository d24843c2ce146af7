package dev.pawl.core.check.layout;

import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Fact;
import java.util.List;

/**
 * What a {@link LayoutRule} found.
 *
 * @param advice what would make the rule hold, as sentences; empty if it holds
 */
public record Outcome(boolean holds, Quantity allowed, Quantity measured, List<Fact> facts, List<String> advice) {

    public Outcome {
        facts = List.copyOf(facts);
        advice = List.copyOf(advice);
    }
}
