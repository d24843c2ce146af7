package dev.pawl.core.measure.layout;

/**
 * Bytes of an object, counted from its start.
 *
 * @param from the first byte; negative in front of the object
 * @param to the byte after the last
 */
public record ByteSpan(long from, long to) {

    public ByteSpan {
        if (to <= from) {
            throw new IllegalArgumentException("a span has at least one byte, not those from " + from + " to " + to);
        }
    }

    /** The smallest span that holds this and another. */
    public ByteSpan and(ByteSpan other) {
        return new ByteSpan(Math.min(from, other.from), Math.max(to, other.to));
    }

    /** The number of bytes. */
    public long length() {
        return to - from;
    }
}
