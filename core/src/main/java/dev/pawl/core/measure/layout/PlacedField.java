package dev.pawl.core.measure.layout;

import org.openjdk.jol.info.FieldData;
import org.openjdk.jol.info.FieldLayout;

/** A field in its place. */
record PlacedField(FieldData data, int offset, int size, boolean reference) {

    Span span() {
        return new Span(offset, size, reference);
    }

    FieldLayout layout() {
        return new FieldLayout(data, offset, size);
    }

    PlacedField movedTo(int newOffset) {
        return newOffset == offset ? this : new PlacedField(data, newOffset, size, reference);
    }

    /**
     * Whether the VM may exchange two fields: its sort of a class's primitives by size, C's {@code qsort}, need not be stable on
     * every platform, so only which offsets such fields have together is certain.
     */
    boolean isExchangeableWith(PlacedField other) {
        return size == other.size
                && !reference
                && !other.reference
                && !data.isContended()
                && !other.data.isContended()
                && data.hostClass().equals(other.data.hostClass());
    }
}
