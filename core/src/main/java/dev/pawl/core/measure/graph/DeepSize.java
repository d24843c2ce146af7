package dev.pawl.core.measure.graph;

import dev.pawl.core.quantity.Bytes;
import java.util.List;

/**
 * What the objects of a graph take; each counts once, however many references lead to it.
 *
 * @param bytes their shallow sizes added up
 * @param objects how many there are
 * @param shares by class, the largest first, classes of one size by name
 */
public record DeepSize(Bytes bytes, long objects, List<ClassShare> shares) {

    public DeepSize {
        shares = List.copyOf(shares);
    }
}
