package dev.pawl.core.measure.layout.padded;

@SuppressWarnings("unused")
public class Hot extends Before {
    volatile long value;
}
