package dev.pawl.examples.broken;

/** Fields that are read together, far apart: HotSpot places longs before references. */
final class Session {

    Object key;
    long created;
    long expires;
    long touched;
    Object value;
}
