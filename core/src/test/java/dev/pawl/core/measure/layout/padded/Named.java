package dev.pawl.core.measure.layout.padded;

@SuppressWarnings("unused")
public class Named {
    long pad0, padding_left, unused1, lhsPadding1, rhs_pad;
    long paddle, padded, value;
}
