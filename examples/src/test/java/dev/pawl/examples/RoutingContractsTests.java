package dev.pawl.examples;

import dev.pawl.InstanceSize;
import dev.pawl.LayoutModel;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoCacheLineStraddle;
import dev.pawl.examples.routing.RouteEntry;
import dev.pawl.junit.Contracts;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Contracts on production classes are found by package; contracts of a test name the class they are about. */
class RoutingContractsTests {

    @TestFactory
    Stream<DynamicNode> hot_classes() {
        return Contracts.inPackage("dev.pawl.examples.routing", "dev.pawl.examples.ring");
    }

    @Test
    @MaxInstanceSize(value = 64, of = RouteEntry.class)
    void an_entry_fits_a_line() {}

    @Test
    @NoCacheLineStraddle(
            fields = {"hits", "weight"},
            maxProbability = 0.75,
            of = RouteEntry.class)
    void what_a_lookup_writes_mostly_lies_on_one_line() {}

    @Test
    @InstanceSize(value = 64, of = RouteEntry.class, on = LayoutModel.COMPRESSED_OOPS)
    @InstanceSize(value = 64, of = RouteEntry.class, on = LayoutModel.COMPACT_HEADERS)
    void an_entry_weighs_the_same_under_either_header() {}
}
