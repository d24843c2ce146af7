package dev.pawl.junit.testkit;

/** Classes for contracts to be about. */
public final class Subjects {

    private Subjects() {}

    /** Two fields. */
    public static class Two {
        int a;
        int b;
    }

    /** Nothing can be told of it. */
    public static class Unknowable {}
}
