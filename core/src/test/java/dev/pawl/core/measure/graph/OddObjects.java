package dev.pawl.core.measure.graph;

/** Objects that a walk must take as they are. */
final class OddObjects {

    private OddObjects() {}

    enum Level {
        HIGH {
            @Override
            int[] held() {
                return held;
            }
        };

        final int[] held = new int[3];

        abstract int[] held();
    }

    static final class Hostile {
        @Override
        public int hashCode() {
            throw new AssertionError("hashCode was called");
        }

        @Override
        public boolean equals(Object other) {
            throw new AssertionError("equals was called");
        }

        @Override
        public String toString() {
            throw new AssertionError("toString was called");
        }
    }
}
