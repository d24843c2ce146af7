package dev.pawl.examples;

import dev.pawl.InstanceSize;
import dev.pawl.LayoutModel;
import org.junit.jupiter.api.Test;

/** A field more need not cost a byte: it may fill a gap. How much it costs depends on what was there before. */
@SuppressWarnings("unused")
class FieldMoreTests {

    /** Four references and two ints take 36 bytes, padded to 40. */
    static class Entry {
        Object destination, gateway, device, owner;
        int mask, weight;
    }

    static class EntryWithPriority {
        Object destination, gateway, device, owner;
        int mask, weight;
        int priority;
    }

    @Test
    @InstanceSize(
            value = 40,
            of = {Entry.class, EntryWithPriority.class},
            on = LayoutModel.COMPRESSED_OOPS)
    void the_new_int_takes_the_place_of_the_padding() {}

    @Test
    @InstanceSize(value = 32, of = Entry.class, on = LayoutModel.COMPACT_HEADERS)
    @InstanceSize(value = 40, of = EntryWithPriority.class, on = LayoutModel.COMPACT_HEADERS)
    void with_compact_headers_there_was_no_padding_to_take() {}
}
