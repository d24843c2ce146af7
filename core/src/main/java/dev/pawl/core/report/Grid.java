package dev.pawl.core.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Pieces below and beside each other, each column as wide as its widest piece. */
final class Grid {

    /** Where the last digit of a first offset stands: below the first one of what the facts say. */
    private static final int FIRST_OFFSET_END = 12;

    private static final String BETWEEN_COLUMNS = "   ";

    private final int lineBytes;
    private final List<String> labels = new ArrayList<>();
    private final List<List<Piece>> rows = new ArrayList<>();

    private Grid(int lineBytes) {
        this.lineBytes = lineBytes;
    }

    /** So many columns; what does not fit beside goes below, without a label. */
    static Grid of(List<LineRow> lineRows, int columns, int lineBytes) {
        Grid grid = new Grid(lineBytes);
        for (LineRow row : lineRows) {
            int from = 0;
            do {
                int to = Math.min(from + columns, row.pieces().size());
                grid.labels.add(from == 0 ? row.label() : "");
                grid.rows.add(row.pieces().subList(from, to));
                from = to;
            } while (from < row.pieces().size());
        }
        return grid;
    }

    List<String> lines() {
        int labelWidth = Math.max(widest(labels, String::length) + 2, FIRST_OFFSET_END - widestStart(0));
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            String label = padded(labels.get(row), labelWidth);
            lines.add(("  " + label + cells(rows.get(row), widestStart(0))).stripTrailing());
        }
        return lines;
    }

    private String cells(List<Piece> pieces, int firstStart) {
        if (pieces.isEmpty()) {
            return " ".repeat(firstStart - 1) + "goes on";
        }
        StringBuilder cells = new StringBuilder();
        for (int column = 0; column < pieces.size(); column++) {
            cells.append(column == 0 ? "" : BETWEEN_COLUMNS);
            cells.append(padded(cell(pieces.get(column), widestStart(column)), widestCell(column)));
        }
        return cells.toString();
    }

    private String cell(Piece piece, int startWidth) {
        String start = start(piece);
        String rest =
                piece.offsets(lineBytes).substring(String.valueOf(piece.start()).length());
        return " ".repeat(startWidth - start.length()) + start + rest + " " + piece.label()
                + (piece.marked() ? "<" : "");
    }

    private static String start(Piece piece) {
        return (piece.marked() ? ">" : "") + piece.start();
    }

    private int widestStart(int column) {
        return widest(inColumn(column), piece -> start(piece).length());
    }

    private int widestCell(int column) {
        int startWidth = widestStart(column);
        return widest(inColumn(column), piece -> cell(piece, startWidth).length());
    }

    private List<Piece> inColumn(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .map(row -> row.get(column))
                .toList();
    }

    private static <T> int widest(List<T> items, Function<T, Integer> width) {
        return items.stream().map(width).reduce(1, Math::max);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
