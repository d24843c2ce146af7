package dev.pawl.core.measure.layout.padded;

@SuppressWarnings("unused")
public class Counted {
    int x1, x2, x3, x4, x5, x6;
    Object o1, o2, o3, o4, o5, o6, o7;
    static long s1, s2, s3, s4, s5, s6, s7;
}
