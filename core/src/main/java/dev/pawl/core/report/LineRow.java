package dev.pawl.core.report;

import dev.pawl.core.verdict.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * One cache line of an object, or several alike, and the pieces that start there.
 *
 * @param first the number of the line, from 0
 * @param last the number of the last line it stands for
 * @param pieces in order of their offsets; none on lines that lie inside a piece which started before
 */
record LineRow(long first, long last, List<Piece> pieces) {

    LineRow {
        pieces = List.copyOf(pieces);
    }

    /** All lines of an object, from the first to the last. */
    static List<LineRow> of(Picture picture) {
        List<LineRow> all = new ArrayList<>();
        long next = 0;
        for (LineRow row : joined(starting(Pieces.of(picture), picture.lineBytes()), picture.lineBytes())) {
            addInner(all, next, row.first);
            all.add(row);
            next = row.last + 1;
        }
        addInner(all, next, (picture.size() - 1) / picture.lineBytes() + 1);
        return all;
    }

    private static void addInner(List<LineRow> rows, long from, long to) {
        if (from < to) {
            rows.add(new LineRow(from, to - 1, List.of()));
        }
    }

    String label() {
        return first == last ? "line " + first : "lines " + first + "-" + last;
    }

    private static List<LineRow> starting(List<Piece> pieces, int lineBytes) {
        List<LineRow> rows = new ArrayList<>();
        for (int from = 0, to; from < pieces.size(); from = to) {
            long line = pieces.get(from).start() / lineBytes;
            to = from + 1;
            while (to < pieces.size() && pieces.get(to).start() / lineBytes == line) {
                to++;
            }
            rows.add(new LineRow(line, line, pieces.subList(from, to)));
        }
        return rows;
    }

    /** Makes one row of lines that hold nothing but one and the same run. */
    private static List<LineRow> joined(List<LineRow> rows, int lineBytes) {
        List<LineRow> joined = new ArrayList<>();
        for (LineRow row : rows) {
            int before = joined.size() - 1;
            if (before >= 0 && row.continues(joined.get(before), lineBytes)) {
                joined.set(before, joined.get(before).and(row));
            } else {
                joined.add(row);
            }
        }
        return joined;
    }

    private boolean continues(LineRow before, int lineBytes) {
        return fullOfOneRun(lineBytes)
                && before.fullOfOneRun(lineBytes)
                && before.pieces.get(0).goesOnIn(pieces.get(0));
    }

    private boolean fullOfOneRun(int lineBytes) {
        Piece piece = pieces.get(0);
        return piece.count() > 1 && piece.fills(first * lineBytes, (last + 1) * lineBytes);
    }

    private LineRow and(LineRow next) {
        return new LineRow(first, next.last, List.of(pieces.get(0).and(next.pieces.get(0))));
    }
}
