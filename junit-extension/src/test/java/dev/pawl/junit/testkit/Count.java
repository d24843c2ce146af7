package dev.pawl.junit.testkit;

import dev.pawl.core.quantity.Quantity;

/** A number of things. */
record Count(int things) implements Quantity {

    @Override
    public String toString() {
        return "count " + things;
    }
}
