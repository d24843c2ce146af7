package dev.pawl.assertj;

import dev.pawl.core.check.Subject;
import dev.pawl.core.check.layout.ArrayContracts;
import dev.pawl.core.quantity.Bytes;
import org.jspecify.annotations.Nullable;

/** How arrays of one type and length lie in memory, on the same layout models as {@link LayoutAssert}. */
public class ArrayLayoutAssert extends AbstractLayoutAssert<ArrayLayoutAssert, ArrayShape> {

    /** For AssertJ's soft assertions; start with {@link PawlAssertions#assertThatArray}. */
    public ArrayLayoutAssert(@Nullable ArrayShape array) {
        super(array, ArrayLayoutAssert.class);
    }

    /** Verifies that the array, without what its elements lead to, is at most so large. */
    public ArrayLayoutAssert hasSizeAtMost(long bytes) {
        return verify(() -> ArrayContracts.sizeAtMost(Bytes.of(bytes), subject()));
    }

    /** Verifies that two elements are certain to lie on different cache lines, wherever the array starts. */
    public ArrayLayoutAssert hasElementsOnSeparateCacheLines(int one, int other) {
        return verify(() -> ArrayContracts.onSeparateLines(one, other, subject(), line()));
    }

    @Override
    Subject.OfArray subject() {
        return new Subject.OfArray(actual.type(), actual.length());
    }
}
