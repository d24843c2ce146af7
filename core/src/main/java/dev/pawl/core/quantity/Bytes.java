package dev.pawl.core.quantity;

import java.util.Locale;
import java.util.Optional;

/** A number of bytes. */
public record Bytes(long value) implements Quantity, Comparable<Bytes> {

    /** So many bytes, which may be negative where they are a difference. */
    public static Bytes of(long value) {
        return new Bytes(value);
    }

    @Override
    public int compareTo(Bytes other) {
        return Long.compare(value, other.value);
    }

    @Override
    public Optional<String> distanceFrom(Quantity allowed) {
        return allowed instanceof Bytes other
                ? Optional.of(String.format(Locale.ROOT, "%+,d", value - other.value))
                : Optional.empty();
    }

    @Override
    public String toString() {
        if (Math.abs(value) < 1_000) {
            // Most are: the first formatter of a JVM takes milliseconds.
            return value == 1 ? "1 byte" : value + " bytes";
        }
        return String.format(Locale.ROOT, "%,d bytes", value);
    }
}
