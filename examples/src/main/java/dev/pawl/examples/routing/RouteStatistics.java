package dev.pawl.examples.routing;

import dev.pawl.MaxAlignmentLoss;
import dev.pawl.SameCacheLine;

/** What one lookup reads and writes together. */
@MaxAlignmentLoss(4)
@SameCacheLine(
        value = {"lookups", "misses"},
        within = 16,
        because = "one lookup touches both")
public final class RouteStatistics {

    long lookups;
    long misses;
    int errors;
}
