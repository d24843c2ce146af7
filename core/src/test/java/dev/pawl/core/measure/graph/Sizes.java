package dev.pawl.core.measure.graph;

import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.measure.layout.VmModels;

/** Sizes by arithmetic from the header mode alone, without the measurements under test. Public for tests of other packages. */
public final class Sizes {

    private static final VmModel VM = VmModels.running();

    private Sizes() {}

    /** An object with so many references and so many bytes of primitives of 4 bytes at most. */
    public static long object(int references, int primitiveBytes) {
        return aligned(VM.headerBytes() + primitiveBytes + (long) references * VM.referenceBytes());
    }

    /** An array whose elements are references. */
    public static long references(int length) {
        return array(VM.referenceBytes(), length);
    }

    /** An array whose elements have so many bytes. */
    public static long array(int elementBytes, int length) {
        long afterLength = VM.headerBytes() + 4L;
        long base =
                afterLength % elementBytes == 0 ? afterLength : afterLength + elementBytes - afterLength % elementBytes;
        return aligned(base + (long) elementBytes * length);
    }

    private static long aligned(long bytes) {
        return (bytes + VM.alignment() - 1) / VM.alignment() * VM.alignment();
    }
}
