package com.acme.routing;

import dev.pawl.MaxInstanceSize;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class NotEnforcedTest {

    @BeforeEach
    @MaxInstanceSize(value = 40, of = RouteEntry.class)
    void lifecycle() {}

    @MaxInstanceSize(value = 40, of = RouteEntry.class)
    void helper() {}

    @TestFactory
    @MaxInstanceSize(value = 40, of = RouteEntry.class)
    Stream<DynamicTest> factory() {
        return Stream.of(DynamicTest.dynamicTest("one", () -> {}));
    }

    @Test
    void ordinary() {
        helper();
    }
}
