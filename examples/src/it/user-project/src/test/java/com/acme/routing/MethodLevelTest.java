package com.acme.routing;

import dev.pawl.ContendedHonored;
import dev.pawl.MaxDeepSize;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoFalseSharing;
import dev.pawl.SameCacheLine;
import dev.pawl.SeparateCacheLines;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MethodLevelTest {

    @Test
    @MaxInstanceSize(value = 40, of = RouteEntry.class)
    void holds() {}

    @Test
    @MaxInstanceSize(value = 16, of = RouteEntry.class)
    void broken() {}

    @Test
    @MaxInstanceSize(value = 16, of = RouteEntry.class)
    void bodyThrows() {
        Assertions.fail("the body's own failure");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @SameCacheLine(value = {"mask", "weight"}, of = RouteEntry.class)
    void parameterized(int value) {}

    @RepeatedTest(2)
    @SeparateCacheLines(value = {"head", "tail"}, of = Ring.class)
    void repeatedAndBroken() {}

    @Test
    @NoFalseSharing(value = "head", of = Ring.class)
    void falseSharing() {}

    @Test
    @ContendedHonored(of = Exchanger.class)
    void nothingContended() {}

    @Nested
    class Sizes {

        @MaxDeepSize(10_000)
        final List<String> names = new ArrayList<>();

        @Test
        void small() {
            names.add("a");
        }

        @Test
        void large() {
            for (int i = 0; i < 1_000; i++) {
                names.add("name " + i);
            }
        }
    }
}
