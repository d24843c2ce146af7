package dev.pawl.core.measure.graph;

import org.jspecify.annotations.Nullable;

/**
 * The objects seen so far, by identity: one array and linear probing, so that millions cost 4 to 16 bytes each and no code of
 * theirs runs. {@link java.util.IdentityHashMap} would store a value beside every key.
 */
final class IdentitySet {

    private static final int INITIAL_CAPACITY = 1 << 10;

    private @Nullable Object[] table = new @Nullable Object[INITIAL_CAPACITY];
    private int size;

    /** Whether the object is new to the set, which then contains it. */
    boolean add(Object object) {
        int slot = slotFor(object, table);
        if (table[slot] != null) {
            return false;
        }
        table[slot] = object;
        size++;
        if (size > table.length / 2) {
            grow();
        }
        return true;
    }

    private void grow() {
        @Nullable Object[] larger = new @Nullable Object[Math.multiplyExact(table.length, 2)];
        for (Object object : table) {
            if (object != null) {
                larger[slotFor(object, larger)] = object;
            }
        }
        table = larger;
    }

    /** Where the object is, or the free slot where it belongs. */
    private static int slotFor(Object object, @Nullable Object[] table) {
        int mask = table.length - 1;
        int slot = spread(System.identityHashCode(object)) & mask;
        while (table[slot] != null && table[slot] != object) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    /** Identity hashes may leave high bits unused (25 bits on some header modes), so all bits take part in the slot. */
    private static int spread(int hash) {
        int product = hash * 0x9E3779B9;
        return product ^ (product >>> 15);
    }
}
