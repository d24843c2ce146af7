package dev.pawl.core.measure.layout;

import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import java.util.Collection;

/**
 * What the layout of an object says about the cache lines it lies on, when nothing is known of its start but the alignment.
 *
 * <p>Every probability here is exact: the starts that fulfil it among the {@link #starts} possible ones, all equally likely.
 * Where a line is no larger than the alignment there is one start, and everything is certain or impossible.
 *
 * @param line the size of a line
 * @param alignment objects start at multiples of this many bytes, a power of two
 */
public record CacheLines(CacheLine line, int alignment) {

    public CacheLines {
        if (alignment < 1 || Integer.bitCount(alignment) != 1) {
            throw new IllegalArgumentException("an object alignment is a power of two, not " + alignment);
        }
    }

    /** In how many ways an object can lie on its first line. */
    public long starts() {
        return line.bytes() / step();
    }

    /** How likely the bytes of a span lie on more than one line. */
    public Probability crossing(ByteSpan span) {
        return new Probability(crossingStarts(span), starts());
    }

    /** How likely all bytes of a span lie on one line. */
    public Probability together(ByteSpan span) {
        return new Probability(starts() - crossingStarts(span), starts());
    }

    /** How likely two spans without a common byte have bytes on one line. */
    public Probability sharing(ByteSpan one, ByteSpan other) {
        return together(between(one, other));
    }

    /** How likely a naturally aligned field has bytes on one line with any of some other spans. */
    public Probability sharingAny(ByteSpan field, Collection<ByteSpan> others) {
        long before = others.stream()
                .filter(other -> other.to() <= field.from())
                .mapToLong(ByteSpan::to)
                .max()
                .orElse(Long.MIN_VALUE);
        long after = others.stream()
                .filter(other -> other.from() >= field.to())
                .mapToLong(ByteSpan::from)
                .min()
                .orElse(Long.MAX_VALUE);
        return new Probability(starts() - apartStarts(field, before, after), starts());
    }

    /** How many more bytes between two spans make it impossible that they share a line: 0, or a multiple of the alignment. */
    public long missing(ByteSpan one, ByteSpan other) {
        ByteSpan between = between(one, other);
        long distance = between.length() - 1;
        long needed = line.bytes() - Math.floorMod(between.from(), step());
        return Math.max(0, ceilDiv(needed - distance, step()) * step());
    }

    /** The fewest lines that so many bytes from the start of an object can touch. */
    public long fewest(long bytes) {
        return ceilDiv(bytes, line.bytes());
    }

    /** The most lines that so many bytes from the start of an object can touch. */
    public long most(long bytes) {
        return ceilDiv(bytes + line.bytes() - step(), line.bytes());
    }

    private long step() {
        return Math.min(alignment, line.bytes());
    }

    private long crossingStarts(ByteSpan span) {
        return span.length() > line.bytes()
                ? starts()
                : starts() - startsBefore(span.from(), line.bytes() - span.length() + 1);
    }

    /** The starts at which a field is on no line with the byte in front of {@code before}, nor with the byte {@code after}. */
    private long apartStarts(ByteSpan field, long before, long after) {
        long lowest = after == Long.MAX_VALUE ? 0 : line.bytes() - (after - field.from());
        long limit = before == Long.MIN_VALUE ? line.bytes() : field.from() - before + 1;
        return Math.max(0, startsBefore(field.from(), limit) - startsBefore(field.from(), lowest));
    }

    /** The starts at which the byte lies in its line at a position below the limit. */
    private long startsBefore(long offset, long limit) {
        long first = Math.floorMod(offset, step());
        return Math.max(0, Math.min(starts(), ceilDiv(limit - first, step())));
    }

    /** From the last byte of the one to the first byte of the other. */
    private static ByteSpan between(ByteSpan one, ByteSpan other) {
        return one.from() < other.from()
                ? new ByteSpan(one.to() - 1, other.from() + 1)
                : new ByteSpan(other.to() - 1, one.from() + 1);
    }

    private static long ceilDiv(long dividend, long divisor) {
        return -Math.floorDiv(-dividend, divisor);
    }
}
