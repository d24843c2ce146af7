package dev.pawl.core.report;

import dev.pawl.core.verdict.Fact;
import java.util.ArrayList;
import java.util.List;

/** Facts below each other, their values in one column. */
final class FactTable {

    /** Where values begin; wide enough for the usual labels, so that the tables of all messages look alike. */
    private static final int COLUMN = 11;

    private FactTable() {}

    /** The lines of both groups of facts, with one column for both. */
    static List<List<String>> of(List<Fact> above, List<Fact> below) {
        int column = Math.max(column(above), column(below));
        return List.of(lines(above, column), lines(below, column));
    }

    /** Whether a fact takes one line. */
    static boolean fits(Fact fact) {
        return fact.value().length() <= Wrapping.WIDTH - 2 - column(List.of(fact));
    }

    private static int column(List<Fact> facts) {
        return facts.stream().mapToInt(fact -> fact.label().length() + 2).reduce(COLUMN, Math::max);
    }

    private static List<String> lines(List<Fact> facts, int column) {
        List<String> lines = new ArrayList<>();
        for (Fact fact : facts) {
            String label = fact.label();
            for (String part : parts(fact.value(), Wrapping.WIDTH - 2 - column)) {
                lines.add("  " + label + " ".repeat(column - label.length()) + part);
                label = "";
            }
        }
        return lines;
    }

    /** A value that fits stays as it is, with the blanks its author put in. */
    private static List<String> parts(String value, int width) {
        return value.length() <= width && value.indexOf('\n') < 0 ? List.of(value) : Wrapping.at(width, value);
    }
}
