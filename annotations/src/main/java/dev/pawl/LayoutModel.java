package dev.pawl;

/**
 * Names of layout models: how a 64-bit HotSpot lays objects out. For the {@code on} element of layout contracts.
 *
 * <p>{@link #RUNNING} is measured; the others are computed with the field rule of the running JDK, or of the JDK named after an
 * {@code @}, as in {@code "compact-headers@27"}. All but {@link #RUNNING} align objects to 8 bytes.
 *
 * <p>These are strings and not an enum, because an enum constant in an annotation makes javac warn wherever the annotated class
 * is used without the annotation on the class path.
 */
public final class LayoutModel {

    /** The running VM, whatever its flags. The default. */
    public static final String RUNNING = "running";

    /** 12-byte header, 4-byte references: the default up to JDK 26 with heaps below about 32 GB. */
    public static final String COMPRESSED_OOPS = "compressed-oops";

    /** 12-byte header, 8-byte references: {@code -XX:-UseCompressedOops}, heaps from about 32 GB, ZGC. */
    public static final String NO_COMPRESSED_OOPS = "no-compressed-oops";

    /**
     * 8-byte header, 4-byte references: {@code -XX:+UseCompactObjectHeaders} on JDK 25, the default from JDK 27 (JEP 519, JEP
     * 534).
     */
    public static final String COMPACT_HEADERS = "compact-headers";

    /** 8-byte header, 8-byte references: compact headers with ZGC or a heap from about 32 GB. */
    public static final String COMPACT_HEADERS_NO_COMPRESSED_OOPS = "compact-headers-no-compressed-oops";

    /** 16-byte header, 8-byte references: {@code -XX:-UseCompressedClassPointers -XX:-UseCompressedOops}, gone in JDK 27. */
    public static final String UNCOMPRESSED = "uncompressed";

    private LayoutModel() {}
}
