package dev.pawl.core.measure.layout;

import org.openjdk.jol.datamodel.DataModel;
import org.openjdk.jol.datamodel.Model64;
import org.openjdk.jol.datamodel.Model64_Lilliput;

/**
 * How a 64-bit HotSpot lays objects out.
 *
 * @param headerBytes where the first field may start: 8 with compact headers, 12 with compressed class pointers, else 16
 * @param referenceBytes 4 with compressed oops, else 8
 * @param alignment objects start at multiples of this and are padded to it: a power of two from 8 to 256
 * @param jdk the feature release whose field rule holds, from 15 on (JDK-8237767)
 * @param contendedWidth bytes of padding around {@code @Contended} fields
 * @param contendedRestricted whether {@code @Contended} is dropped outside the JDK's own classes
 */
public record VmModel(
        int headerBytes, int referenceBytes, int alignment, int jdk, int contendedWidth, boolean contendedRestricted) {

    public VmModel {
        require(
                headerBytes == 8 || headerBytes == 12 || headerBytes == 16,
                "a header has 8, 12 or 16 bytes",
                headerBytes);
        require(referenceBytes == 4 || referenceBytes == 8, "a reference has 4 or 8 bytes", referenceBytes);
        require(
                alignment >= 8 && alignment <= 256 && Integer.bitCount(alignment) == 1,
                "the alignment is a power of two from 8 to 256",
                alignment);
        require(jdk >= 15, "the field rule is known from JDK 15 on", jdk);
        require(contendedWidth >= 0, "the width of the padding is 0 or more bytes", contendedWidth);
    }

    /** The bytes a field of a type takes: its name in Java's primitives, or anything else for a reference. */
    public int sizeOf(String type) {
        return switch (type) {
            case "boolean", "byte" -> 1;
            case "short", "char" -> 2;
            case "int", "float" -> 4;
            case "long", "double" -> 8;
            default -> referenceBytes;
        };
    }

    /** The instance size of an object whose last field ends at an offset. */
    public long instanceSize(long end) {
        return alignUp(end, Math.max(8, alignment));
    }

    /** This model for JOL. It cannot say where arrays begin before JDK 23 without compressed class pointers. */
    public DataModel dataModel() {
        boolean compressedOops = referenceBytes == 4;
        return headerBytes == 8
                ? new Model64_Lilliput(compressedOops, alignment, false)
                : new Model64(compressedOops, headerBytes == 12, alignment);
    }

    /** The header mode for people: {@code "12-byte header, 4-byte references, 8-aligned"}. */
    @Override
    public String toString() {
        return headerBytes + "-byte header, " + referenceBytes + "-byte references, " + alignment + "-aligned";
    }

    /**
     * Whether a class whose inherited fields end with a reference places its own references first (JDK-8353273, from JDK 25
     * on).
     */
    boolean clustersReferences() {
        return jdk >= 25;
    }

    /** The first multiple of a power of two from an offset on. */
    static long alignUp(long offset, int alignment) {
        return (offset + alignment - 1) & -alignment;
    }

    private static void require(boolean holds, String rule, int value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ", not " + value);
        }
    }
}
