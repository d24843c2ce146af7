package dev.pawl.core.verdict;

/** One aligned line of a message: a short label and its value. */
public record Fact(String label, String value) {}
