package dev.pawl.examples.broken;

import jdk.internal.vm.annotation.Contended;

/** Asks for padding that the VM does not give to application classes unless it is told to. */
final class Contention {

    @Contended
    volatile long hits;

    volatile long misses;
}
