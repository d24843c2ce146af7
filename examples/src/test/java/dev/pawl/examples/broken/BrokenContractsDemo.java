package dev.pawl.examples.broken;

import dev.pawl.ContendedHonored;
import dev.pawl.InstanceSize;
import dev.pawl.MaxAlignmentLoss;
import dev.pawl.MaxDeepSize;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoCacheLineStraddle;
import dev.pawl.NoFalseSharing;
import dev.pawl.SameCacheLine;
import dev.pawl.SeparateCacheLines;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every layout contract once, broken. Not run with the other tests, as all of these fail; that is what they are for. */
public class BrokenContractsDemo {

    @Test
    @MaxInstanceSize(value = 64, of = RouteEntry.class, because = "4 M of them live in the routing index")
    void max_instance_size() {}

    @Test
    @InstanceSize(value = 16, of = Flags.class)
    void instance_size() {}

    @Test
    @MaxAlignmentLoss(value = 0, of = Flags.class)
    void max_alignment_loss() {}

    @Test
    @NoCacheLineStraddle(of = RouteEntry.class)
    void no_cache_line_straddle() {}

    @Test
    @SeparateCacheLines(
            value = {"head", "tail"},
            of = Ring.class)
    void separate_cache_lines() {}

    @Test
    @SameCacheLine(
            value = {"created", "value"},
            within = 16,
            of = Session.class)
    void same_cache_line() {}

    @Test
    @NoFalseSharing(value = "head", of = Ring.class)
    void no_false_sharing() {}

    @Test
    @ContendedHonored(of = Contention.class)
    void contended_honored() {}

    @Nested
    class DeepSize {

        @MaxDeepSize(value = 1_000, because = "one per connection")
        final Map<Integer, String> cache = new HashMap<>();

        @Test
        void max_deep_size() {
            for (int i = 0; i < 10; i++) {
                cache.put(i, "value " + i);
            }
        }
    }
}
