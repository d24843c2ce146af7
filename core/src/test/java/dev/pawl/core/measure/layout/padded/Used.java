package dev.pawl.core.measure.layout.padded;

@SuppressWarnings("unused")
public class Used {
    long p1, p2, p3, p4, p5, p6, p7;

    long sum() {
        return p3;
    }
}
