package dev.pawl.examples.broken;

/** The routing entry after {@code int priority} was added: 68 bytes, padded to 72, over two cache lines wherever it starts. */
final class RouteEntry {

    long prefix;
    long nextHop;
    long lastAccess;
    long expiresAt;
    long hits;
    int mask;
    int weight;
    int metric;
    int priority;
}
