package dev.pawl.examples.broken;

/** Three fields that leave more gaps than bytes. */
final class Flags {

    boolean seen;
    long touchedAt;
}
