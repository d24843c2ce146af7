package dev.pawl.core.check.layout;

import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import org.jspecify.annotations.Nullable;

/** Makes contracts on the layout of arrays. No annotation stands for them, as no annotation knows a length. */
public final class ArrayContracts {

    private ArrayContracts() {}

    /**
     * The shallow size of an array is at most so large.
     *
     * @throws Misuse if the limit is less than 1 byte
     */
    public static Contract sizeAtMost(Bytes limit, Subject.OfArray array) {
        if (limit.value() < 1) {
            throw Misuse.of("bytes", "must be 1 or greater", limit.value(), null);
        }
        return new ArraySizeContract(limit, array);
    }

    /**
     * Two elements are certain to lie on different cache lines; {@code line} is null for the project's size.
     *
     * @throws Misuse if there is no such element, or both are the same
     */
    public static Contract onSeparateLines(int one, int other, Subject.OfArray array, @Nullable CacheLine line) {
        requireElement(one, array);
        requireElement(other, array);
        if (one == other) {
            throw Misuse.because("Element " + one + " is named twice. Name two elements.");
        }
        return new ArrayElementsContract(Math.min(one, other), Math.max(one, other), array, line);
    }

    private static void requireElement(int index, Subject.OfArray array) {
        if (index < 0 || index >= array.length()) {
            throw Misuse.because("There is no element " + index + ". "
                    + (array.length() == 0
                            ? "The array is empty."
                            : "Its elements are 0 to " + (array.length() - 1) + "."));
        }
    }
}
