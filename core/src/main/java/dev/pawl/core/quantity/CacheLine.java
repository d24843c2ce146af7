package dev.pawl.core.quantity;

/**
 * The size of a cache line, in bytes. 64 on x86-64 and most servers, 128 on Apple's M series; prefetchers that fetch lines in
 * pairs make 128 the size to stay apart by on x86-64 as well.
 */
public record CacheLine(int bytes) {

    /** The usual size. */
    public static final CacheLine OF_64 = new CacheLine(64);
    /** The size to stay apart by where lines are fetched in pairs. */
    public static final CacheLine OF_128 = new CacheLine(128);

    public CacheLine {
        if (bytes < 8 || Integer.bitCount(bytes) != 1) {
            throw new IllegalArgumentException("a cache line is a power of two from 8 bytes, not " + bytes);
        }
    }

    /** The other size one should know the verdict for: 128, or 64 where this is 128. */
    public CacheLine other() {
        return equals(OF_128) ? OF_64 : OF_128;
    }

    @Override
    public String toString() {
        return bytes + "-byte lines";
    }
}
