package dev.pawl.core.measure.layout;

/**
 * How a 64-bit HotSpot lays objects out.
 *
 * @param headerBytes where the first field may start: 8 with compact headers, 12 with compressed class pointers, else 16
 * @param referenceBytes 4 with compressed oops, else 8
 * @param alignment objects start at multiples of this and are padded to it
 * @param jdk the feature release whose field rule holds
 * @param contendedWidth bytes of padding around {@code @Contended} fields
 * @param contendedRestricted whether {@code @Contended} is dropped outside the JDK's own classes
 */
public record VmModel(
        int headerBytes, int referenceBytes, int alignment, int jdk, int contendedWidth, boolean contendedRestricted) {

    /** The header mode for people: {@code "12-byte header, 4-byte references, 8-aligned"}. */
    @Override
    public String toString() {
        return headerBytes + "-byte header, " + referenceBytes + "-byte references, " + alignment + "-aligned";
    }
}
