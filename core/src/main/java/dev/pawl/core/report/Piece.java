package dev.pawl.core.report;

import dev.pawl.core.verdict.Picture.Slot;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is drawn as one: a slot, or a run of {@code count} equal ones as in {@code "16-63 6 x long p1..p6"}.
 *
 * @param first the first slot
 * @param last the last one; the same if it is alone
 */
record Piece(Slot first, Slot last, int count) {

    private static final int TYPE_WIDTH = 24;
    private static final int NAME_WIDTH = 32;
    private static final Pattern NUMBERED = Pattern.compile("(.*?)(\\d{1,9})(]?)");

    static Piece of(Slot slot) {
        return new Piece(slot, slot, 1);
    }

    Piece and(Piece next) {
        return new Piece(first, next.last, count + next.count);
    }

    long start() {
        return first.offset();
    }

    /** The first byte after it. */
    long end() {
        return last.offset() + last.size();
    }

    boolean marked() {
        return first.marked();
    }

    boolean fills(long from, long to) {
        return start() == from && end() == to;
    }

    /** Whether another piece goes on where this ends with fields of the same type, numbered like the fields of this one. */
    boolean goesOnIn(Piece next) {
        return end() == next.start()
                && !last.type().isEmpty()
                && last.type().equals(next.first.type())
                && !marked()
                && !next.marked()
                && isNumberedBefore(last.name(), next.first.name());
    }

    private static boolean isNumberedBefore(String name, String next) {
        Matcher one = NUMBERED.matcher(name);
        Matcher other = NUMBERED.matcher(next);
        return one.matches()
                && other.matches()
                && one.group(1).equals(other.group(1))
                && Integer.parseInt(one.group(2)) < Integer.parseInt(other.group(2));
    }

    /** Where it starts and, for a run and for what reaches into another line, the last byte: {@code "16-63"}. */
    String offsets(int lineBytes) {
        boolean straddles = start() / lineBytes != (end() - 1) / lineBytes;
        return count > 1 || straddles ? start() + "-" + (end() - 1) : String.valueOf(start());
    }

    String label() {
        if (isGap(first)) {
            return "(gap " + first.size() + ")";
        }
        String type = first.type().isEmpty() ? "" : Wrapping.shortened(simple(first.type()), TYPE_WIDTH) + " ";
        return (count > 1 ? count + " x " : "") + type + names();
    }

    private String names() {
        int width = count == 1 ? NAME_WIDTH : NAME_WIDTH / 2;
        String name = Wrapping.shortened(first.name(), width);
        return count == 1 ? name : name + ".." + Wrapping.shortened(last.name(), width);
    }

    static boolean isGap(Slot slot) {
        return slot.type().isEmpty() && slot.name().equals("gap");
    }

    private static String simple(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
