package dev.pawl.core.quantity;

import java.util.Optional;

/** A number with its unit. {@link Object#toString} is for people: grouped, with the unit, the same in every locale. */
public interface Quantity {

    /** How far this is from what was allowed, as in {@code "+8"}; empty where the two cannot be subtracted. */
    default Optional<String> distanceFrom(Quantity allowed) {
        return Optional.empty();
    }
}
