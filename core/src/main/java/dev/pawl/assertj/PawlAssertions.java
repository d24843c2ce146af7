package dev.pawl.assertj;

import org.jspecify.annotations.Nullable;

/**
 * Contracts as assertions; their static imports stand beside AssertJ's own {@code assertThat}.
 *
 * <pre>{@code
 * assertThatLayout(RouteEntry.class).as("4 M of them live in the routing index").hasInstanceSizeAtMost(64);
 * assertThatGraph(routes).stoppingAt(Logger.class).isAtMost(1_000_000);
 * assertThatArray(long[].class, 64).hasElementsOnSeparateCacheLines(0, 8);
 * }</pre>
 *
 * <p>Each assertion is a contract like that of the annotation it is named after: judged alike, told alike, and recorded in the
 * results. What AssertJ calls the description, {@code as(...)}, is the contract's {@code because}. The settings come from system
 * properties and the environment. Values that cannot be meant are an {@link IllegalArgumentException}; a contract that cannot be
 * judged on this machine ends the test as an unmet assumption does, or with {@link ContractNotJudged} where there is no test.
 */
public final class PawlAssertions {

    private PawlAssertions() {}

    /** How the instances of a class lie in memory. */
    public static LayoutAssert assertThatLayout(@Nullable Class<?> type) {
        return new LayoutAssert(type);
    }

    /** The objects reachable from a root, itself included. */
    public static GraphAssert assertThatGraph(@Nullable Object root) {
        return new GraphAssert(root);
    }

    /**
     * How arrays of a type and length lie in memory.
     *
     * @throws IllegalArgumentException if the type is no array, or the length negative
     */
    public static ArrayLayoutAssert assertThatArray(Class<?> arrayType, int length) {
        return new ArrayLayoutAssert(new ArrayShape(arrayType, length));
    }
}
