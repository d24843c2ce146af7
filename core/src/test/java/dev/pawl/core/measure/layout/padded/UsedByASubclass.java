package dev.pawl.core.measure.layout.padded;

@SuppressWarnings("unused")
public class UsedByASubclass extends Before {
    void write() {
        p7 = 1;
    }
}
