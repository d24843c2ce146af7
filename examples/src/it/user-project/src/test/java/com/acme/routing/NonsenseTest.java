package com.acme.routing;

import dev.pawl.InstanceSize;
import dev.pawl.KnownViolation;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoCacheLineStraddle;
import dev.pawl.SeparateCacheLines;
import org.junit.jupiter.api.Test;

/** Each of these cannot be meant, and says so before its body runs. */
class NonsenseTest {

    @Test
    @MaxInstanceSize(40)
    void of_is_missing() {}

    @Test
    @MaxInstanceSize(value = -1, of = RouteEntry.class)
    void negative() {}

    @Test
    @InstanceSize(value = 41, of = RouteEntry.class)
    void cannot_hold() {}

    @Test
    @SeparateCacheLines(value = {"head", "tial"}, of = Ring.class)
    void unknown_field() {}

    @Test
    @NoCacheLineStraddle(maxProbability = 50, of = RouteEntry.class)
    void percent() {}

    @Test
    @MaxInstanceSize(value = 40, of = RouteEntry.class, on = "compact-header")
    void unknown_model() {}

    @Test
    @MaxInstanceSize(value = 40, of = RouteEntry.class, jdk = "17-21")
    void jdk_range() {}

    @Test
    @MaxInstanceSize(value = 40, of = Runnable.class)
    void an_interface() {}

    @Test
    @MaxInstanceSize(value = 16, of = RouteEntry.class)
    @KnownViolation(because = "the gateway goes", until = "2026-01-31")
    void expired() {}
}
