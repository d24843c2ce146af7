package dev.pawl.core.measure.layout.padded;

@SuppressWarnings("unused")
public class After extends Hot {
    byte b000, b001, b002, b003, b004, b005, b006;
}
