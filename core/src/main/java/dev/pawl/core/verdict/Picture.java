package dev.pawl.core.verdict;

import java.util.List;

/** An object drawn over its cache lines: what lies where, in the order of the offsets. */
public record Picture(List<Slot> slots, long size, int lineBytes) {

    public Picture {
        slots = List.copyOf(slots);
    }

    /**
     * One header, field or gap. {@code type} is empty for headers and gaps, and gaps are named {@code "gap"}; they may be left out.
     * {@code marked} ones are what the contract is about.
     */
    public record Slot(long offset, long size, String type, String name, boolean marked) {}
}
