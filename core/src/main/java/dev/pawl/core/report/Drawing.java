package dev.pawl.core.report;

import dev.pawl.core.verdict.Picture;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An object drawn over its cache lines, as if it began with one: each line with what starts there, the offset before it. What the
 * contract is about stands between {@code >} and {@code <}.
 */
final class Drawing {

    private Drawing() {}

    /** As few lines as possible of those that are not wider than a message, with no more columns than that takes. */
    static List<String> of(Picture picture) {
        List<LineRow> rows = LineRow.of(picture);
        int most = rows.stream().mapToInt(row -> row.pieces().size()).reduce(1, Math::max);
        return IntStream.rangeClosed(1, most)
                .mapToObj(columns -> Grid.of(rows, columns, picture.lineBytes()).lines())
                .filter(lines -> lines.stream().allMatch(line -> line.length() <= Wrapping.WIDTH))
                .min(Comparator.comparingInt(List::size))
                .orElseGet(() -> Grid.of(rows, 1, picture.lineBytes()).lines());
    }
}
