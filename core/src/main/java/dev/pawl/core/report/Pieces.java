package dev.pawl.core.report;

import dev.pawl.core.verdict.Picture;
import dev.pawl.core.verdict.Picture.Slot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Turns the slots of a picture into what is drawn: gaps filled in, runs folded. */
final class Pieces {

    /** So few slots are drawn one by one. */
    private static final int FEW = 8;

    /** A shorter run takes less room slot by slot. */
    private static final int SHORTEST_RUN = 3;

    private Pieces() {}

    static List<Piece> of(Picture picture) {
        List<Piece> pieces = withGaps(picture).stream().map(Piece::of).toList();
        return pieces.size() <= FEW ? pieces : folded(pieces, picture.lineBytes());
    }

    /** The slots in order, with a gap wherever nothing lies. */
    private static List<Slot> withGaps(Picture picture) {
        List<Slot> slots = new ArrayList<>();
        long end = 0;
        for (Slot slot : picture.slots().stream()
                .sorted(Comparator.comparingLong(Slot::offset))
                .toList()) {
            addGap(slots, end, slot.offset());
            slots.add(slot);
            end = Math.max(end, slot.offset() + slot.size());
        }
        addGap(slots, end, picture.size());
        return slots;
    }

    private static void addGap(List<Slot> slots, long from, long to) {
        if (from < to) {
            slots.add(new Slot(from, to - from, "", "gap", false));
        }
    }

    /** Runs end with their cache line: what else lies on a line must be seen beside it. */
    private static List<Piece> folded(List<Piece> pieces, int lineBytes) {
        List<Piece> folded = new ArrayList<>();
        for (int from = 0, to; from < pieces.size(); from = to) {
            to = from + 1;
            while (to < pieces.size() && isRun(pieces.get(to - 1), pieces.get(to), lineBytes)) {
                to++;
            }
            List<Piece> run = pieces.subList(from, to);
            folded.addAll(run.size() < SHORTEST_RUN ? run : List.of(joined(run)));
        }
        return folded;
    }

    private static boolean isRun(Piece one, Piece next, int lineBytes) {
        return one.start() / lineBytes == next.start() / lineBytes && one.goesOnIn(next);
    }

    private static Piece joined(List<Piece> run) {
        return run.stream().reduce(Piece::and).orElseThrow();
    }
}
