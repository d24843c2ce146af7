package dev.pawl.assertj;

import org.assertj.core.api.SoftAssertionsProvider;
import org.jspecify.annotations.Nullable;

/** Adds Pawl's assertions to soft assertions of your own. {@link PawlSoftAssertions} has them beside AssertJ's. */
public interface PawlSoftAssertionsProvider extends SoftAssertionsProvider {

    /** As {@link PawlAssertions#assertThatLayout}. */
    default LayoutAssert assertThatLayout(@Nullable Class<?> type) {
        return told(proxy(LayoutAssert.class, Class.class, type));
    }

    /** As {@link PawlAssertions#assertThatGraph}. */
    default GraphAssert assertThatGraph(@Nullable Object root) {
        return told(proxy(GraphAssert.class, Object.class, root));
    }

    /** As {@link PawlAssertions#assertThatArray}. */
    default ArrayLayoutAssert assertThatArray(Class<?> arrayType, int length) {
        return told(proxy(ArrayLayoutAssert.class, ArrayShape.class, new ArrayShape(arrayType, length)));
    }

    /** Others than ours know nothing of contracts that could not be judged, so these end the test at once. */
    private <A extends AbstractContractAssert<A, ?>> A told(A softAssert) {
        return this instanceof PawlSoftAssertions ? softAssert.softly() : softAssert;
    }
}
