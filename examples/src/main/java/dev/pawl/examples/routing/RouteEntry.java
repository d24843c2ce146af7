package dev.pawl.examples.routing;

import dev.pawl.MaxInstanceSize;

/** One entry of the routing table. With 12 bytes of header, five longs and three ints fill 64 bytes to the last one. */
@MaxInstanceSize(value = 64, because = "4 M of them live in the routing index")
public final class RouteEntry {

    long prefix;
    long nextHop;
    long lastAccess;
    long expiresAt;
    long hits;
    int mask;
    int weight;
    int metric;
}
