package dev.pawl.examples.broken;

/** A ring without padding: the two positions are neighbours. */
final class Ring {

    volatile long head;
    volatile long tail;
    Object[] slots = new Object[0];
}
