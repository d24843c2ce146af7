package dev.pawl.core.verdict;

import dev.pawl.core.quantity.Quantity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found, as data; only the report makes text of it.
 *
 * @param broken what to say of the subject if the contract is broken: {@code "is larger than @MaxInstanceSize allows"}
 * @param relation how what is measured must stand to the limit
 * @param allowed the limit; null where nothing was compared
 * @param measured what was found; null where nothing could be measured
 * @param conditions which JVM or layout model it was found on
 * @param facts further lines of label and value
 * @param picture the object, where the contract is about a layout
 * @param notes what else the reader should know, the most useful first
 */
public record Finding(
        String broken,
        Relation relation,
        @Nullable Quantity allowed,
        @Nullable Quantity measured,
        String conditions,
        List<Fact> facts,
        @Nullable Picture picture,
        List<Note> notes) {

    public Finding {
        facts = List.copyOf(facts);
        notes = List.copyOf(notes);
    }

    /** With a limit that is the most allowed. */
    public Finding(
            String broken,
            @Nullable Quantity allowed,
            @Nullable Quantity measured,
            String conditions,
            List<Fact> facts,
            @Nullable Picture picture,
            List<Note> notes) {
        this(broken, Relation.AT_MOST, allowed, measured, conditions, facts, picture, notes);
    }
}
