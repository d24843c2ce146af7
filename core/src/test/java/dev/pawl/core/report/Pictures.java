package dev.pawl.core.report;

import dev.pawl.core.verdict.Picture;
import dev.pawl.core.verdict.Picture.Slot;
import java.util.ArrayList;
import java.util.List;

/** Pictures of objects, written field by field as they lie; the bytes before an aligned field are left out. */
final class Pictures {

    private final List<Slot> slots = new ArrayList<>();
    private long end;

    private Pictures(int headerBytes) {
        add(headerBytes, "", "header", false);
    }

    static Pictures header(int bytes) {
        return new Pictures(bytes);
    }

    Pictures longs(String... names) {
        return fields("long", 8, names);
    }

    Pictures ints(String... names) {
        return fields("int", 4, names);
    }

    /** So many longs: {@code p1}, {@code p2}... */
    Pictures longs(String stem, int from, int to) {
        for (int i = from; i <= to; i++) {
            longs(stem + i);
        }
        return this;
    }

    Pictures fields(String type, int size, String... names) {
        for (String name : names) {
            align(size);
            add(size, type, name, false);
        }
        return this;
    }

    Pictures marked(String type, int size, String name) {
        align(size);
        add(size, type, name, true);
        return this;
    }

    Pictures gap(int size) {
        add(size, "", "gap", false);
        return this;
    }

    Picture picture(int lineBytes) {
        return new Picture(slots, (end + 7) / 8 * 8, lineBytes);
    }

    Picture on64() {
        return picture(64);
    }

    private void align(int size) {
        end = (end + size - 1) / size * size;
    }

    private void add(long size, String type, String name, boolean marked) {
        slots.add(new Slot(end, size, type, name, marked));
        end += size;
    }
}
