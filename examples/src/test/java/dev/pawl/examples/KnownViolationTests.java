package dev.pawl.examples;

import dev.pawl.KnownViolation;
import dev.pawl.MaxInstanceSize;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** A promise that is broken today and may be until a day; it turns red then, and also as soon as it holds again. */
class KnownViolationTests {

    @Test
    @MaxInstanceSize(value = 16, of = ConcurrentHashMap.class)
    @KnownViolation(because = "we are moving to a primitive map", until = "2099-12-31")
    void the_map_will_be_replaced() {}
}
