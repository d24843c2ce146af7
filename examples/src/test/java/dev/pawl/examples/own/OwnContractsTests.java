package dev.pawl.examples.own;

import dev.pawl.examples.routing.RouteEntry;
import org.junit.jupiter.api.Test;

public class OwnContractsTests {

    @Test
    @MaxReferences(value = 0, of = RouteEntry.class)
    void an_entry_gives_the_collector_nothing_to_follow() {}

    @FitsTheIndex
    void an_entry_fits_the_index() {}
}
