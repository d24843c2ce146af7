package dev.pawl.core.measure.layout;

/** Bytes of an object that a field takes. */
record Span(int offset, int size, boolean reference) {

    int end() {
        return offset + size;
    }
}
