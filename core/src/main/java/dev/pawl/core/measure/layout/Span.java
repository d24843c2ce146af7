package dev.pawl.core.measure.layout;

/** Bytes of an object that a field takes. Ordered by where they begin; spans of one object do not overlap. */
record Span(int offset, int size, boolean reference) implements Comparable<Span> {

    @Override
    public int compareTo(Span other) {
        return Integer.compare(offset, other.offset);
    }

    int end() {
        return offset + size;
    }
}
