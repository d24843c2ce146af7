package dev.pawl.examples;

import static dev.pawl.assertj.PawlAssertions.assertThatArray;
import static dev.pawl.assertj.PawlAssertions.assertThatGraph;
import static dev.pawl.assertj.PawlAssertions.assertThatLayout;

import dev.pawl.LayoutModel;
import dev.pawl.examples.ring.Ring;
import dev.pawl.examples.routing.RouteEntry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same checks as AssertJ assertions, in any test framework or none. */
class FluentTests {

    @Test
    void an_entry_stays_small() {
        assertThatLayout(RouteEntry.class).hasInstanceSizeAtMost(64);
        assertThatLayout(RouteEntry.class).on(LayoutModel.COMPACT_HEADERS).hasInstanceSizeAtMost(64);
    }

    @Test
    void head_and_tail_are_apart() {
        assertThatLayout(Ring.class).hasOnSeparateCacheLines("head", "tail").hasNoFalseSharingOn("tail");
    }

    @Test
    void counters_of_two_threads_are_eight_longs_apart() {
        assertThatArray(long[].class, 64).hasElementsOnSeparateCacheLines(8, 16);
    }

    @Test
    void a_list_of_names_is_small() {
        assertThatGraph(List.of("a", "b", "c")).isAtMost(256);
    }
}
