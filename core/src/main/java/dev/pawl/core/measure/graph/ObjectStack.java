package dev.pawl.core.measure.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Objects that were seen and not yet looked into. On the heap, so that a list of a million nodes needs no thread stack. */
final class ObjectStack {

    private @Nullable Object[] objects = new @Nullable Object[256];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void push(Object object) {
        if (size == objects.length) {
            objects = Arrays.copyOf(objects, Math.multiplyExact(size, 2));
        }
        objects[size++] = object;
    }

    Object pop() {
        Object top = objects[--size];
        objects[size] = null;
        if (top == null) {
            throw new IllegalStateException("the stack holds no null");
        }
        return top;
    }
}
