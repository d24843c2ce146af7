package dev.pawl.core.verdict;

import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Quantity;

/** What else a reader should know of a finding. */
public sealed interface Note {

    /** The verdict under another layout model; {@code model} is how to say it, {@code "compact headers (-XX:+Use…)"}. */
    record OtherModel(String model, Quantity measured, boolean holds) implements Note {}

    /** The verdict for another size of cache lines. */
    record OtherLine(CacheLine line, Quantity measured, boolean holds) implements Note {}

    /** Whole sentences: what would make the contract hold, or where the number comes from. */
    record Advice(String sentences) implements Note {}
}
