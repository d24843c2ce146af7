package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The room for the fields of one class while they are placed: the holes between what is inherited, and the open end. Follows
 * HotSpot's {@code FieldLayout}, block by block.
 */
final class Room {

    private static final int NONE = -1;

    private final List<Hole> holes = new ArrayList<>();
    private int end;

    /** The room after a header and inherited fields. */
    Room(int headerBytes, List<Span> inherited) {
        end = headerBytes;
        List<Span> sorted = new ArrayList<>(inherited);
        Collections.sort(sorted);
        for (Span taken : sorted) {
            skip(taken);
        }
    }

    private void skip(Span taken) {
        if (taken.offset() > end) {
            holes.add(new Hole(end, taken.offset() - end));
        }
        end = Math.max(end, taken.end());
    }

    /** Where the open end begins. */
    int end() {
        return end;
    }

    /** Leaves bytes free at the end, for good. */
    void pad(int bytes) {
        end += bytes;
    }

    /** Places a field at the end. */
    int append(int size) {
        int offset = (int) VmModel.alignUp(end, size);
        if (offset > end) {
            holes.add(new Hole(end, offset - end));
        }
        end = offset + size;
        return offset;
    }

    /** Places a field in the smallest hole that has room for it, in the last of equal ones; if there is none, at the end. */
    int fill(int size) {
        int best = NONE;
        for (int i = holes.size() - 1; i >= 0; i--) {
            Hole hole = holes.get(i);
            if (hole.fits(size) && (best == NONE || hole.size < holes.get(best).size)) {
                best = i;
            }
        }
        return best == NONE ? append(size) : fill(best, size);
    }

    private int fill(int index, int size) {
        Hole hole = holes.remove(index);
        int offset = hole.aligned(size);
        addHole(index, offset + size, hole.end());
        addHole(index, hole.offset, offset);
        return offset;
    }

    private void addHole(int index, int from, int to) {
        if (from < to) {
            holes.add(index, new Hole(from, to - from));
        }
    }

    private record Hole(int offset, int size) {

        int end() {
            return offset + size;
        }

        int aligned(int alignment) {
            return (int) VmModel.alignUp(offset, alignment);
        }

        boolean fits(int bytes) {
            return aligned(bytes) + bytes <= end();
        }
    }
}
