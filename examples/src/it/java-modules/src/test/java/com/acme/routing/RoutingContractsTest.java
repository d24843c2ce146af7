package com.acme.routing;

import dev.pawl.MaxInstanceSize;
import dev.pawl.junit.Contracts;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@MaxInstanceSize(value = 40, of = RouteEntry.class)
class RoutingContractsTest {

    @TestFactory
    Stream<DynamicNode> hotPaths() {
        return Contracts.inPackage("com.acme.routing");
    }

    @Test
    @MaxInstanceSize(value = 40, of = RouteEntry.class)
    void anEntryStaysSmall() {}
}
