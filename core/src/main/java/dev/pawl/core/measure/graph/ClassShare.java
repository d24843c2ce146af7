package dev.pawl.core.measure.graph;

import dev.pawl.core.quantity.Bytes;

/**
 * What the instances of one class contribute to a graph.
 *
 * @param count how many there are
 * @param bytes their shallow sizes added up
 */
public record ClassShare(Class<?> type, long count, Bytes bytes) {}
