package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import java.util.List;

/**
 * What an object loses to alignment.
 *
 * @param header bytes of the header
 * @param used bytes of the header and the fields
 * @param inside bytes of gaps in front of a field
 * @param atEnd bytes of the gap behind the last field
 * @param alignment what the size of the object is rounded up to
 */
record Losses(long header, long used, long inside, long atEnd, int alignment) {

    static Losses of(ObjectLayout layout) {
        long header = layout.model().headerBytes();
        List<FieldSpan> fields = FieldSpan.of(layout);
        long used = fields.stream().mapToLong(FieldSpan::size).reduce(header, Long::sum);
        long end = fields.stream().mapToLong(field -> field.span().to()).reduce(header, Math::max);
        return new Losses(
                header, used, end - used, layout.size() - end, layout.model().alignment());
    }

    long total() {
        return inside + atEnd;
    }

    /** What would bring the size down to a limit it exceeds. */
    List<String> adviceFor(Bytes limit) {
        long reachable = limit.value() / alignment * alignment;
        long aligned = roundUp(used);
        if (reachable < roundUp(header)) {
            return List.of("No instance of any class is smaller than " + Bytes.of(roundUp(header)) + " here.");
        }
        if (aligned <= reachable) {
            return List.of("Without alignment gaps: " + Bytes.of(aligned) + ", which would pass.", adviceOnGaps());
        }
        String still = aligned == used ? "" : ", still " + aligned + " when aligned";
        return List.of(
                total() == 0
                        ? "There are no alignment gaps."
                        : "Without alignment gaps: " + Bytes.of(used) + still + ".",
                "At least " + Bytes.of(used - reachable) + " of fields must go.");
    }

    /** How gaps can be closed, and how not. */
    String adviceOnGaps() {
        return inside == 0
                ? "The gap is at the end: " + Bytes.of(atEnd) + " more of fields would cost nothing."
                : "HotSpot orders the fields of a class itself, so another order in the source closes no gap;"
                        + " fields of other sizes, or declared in another class of the hierarchy, can.";
    }

    private long roundUp(long bytes) {
        return (bytes + alignment - 1) / alignment * alignment;
    }
}
