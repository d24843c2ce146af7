package dev.pawl.core.measure.graph;

import dev.pawl.core.quantity.Bytes;

/** Counts the instances of one class while a graph is walked. */
final class Tally {

    private final Shape shape;
    private final boolean stop;
    private long count;
    private long bytes;

    Tally(Shape shape, boolean stop) {
        this.shape = shape;
        this.stop = stop;
    }

    void count(Object instance) {
        count++;
        bytes += shape.sizeOf(instance);
    }

    /** Whether instances lead to further objects, and are to be followed. */
    boolean leadsOn() {
        return !stop && shape.hasReferences();
    }

    Shape shape() {
        return shape;
    }

    ClassShare share() {
        return new ClassShare(shape.type(), count, Bytes.of(bytes));
    }
}
