package com.acme.routing;

import dev.pawl.junit.Contracts;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

class RoutingContractsTest {

    @TestFactory
    Stream<DynamicNode> hotPaths() {
        return Contracts.inPackage("com.acme.routing");
    }
}
