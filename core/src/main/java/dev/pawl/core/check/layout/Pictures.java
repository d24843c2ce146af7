package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.verdict.Picture;
import dev.pawl.core.verdict.Picture.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws layouts. */
final class Pictures {

    private Pictures() {}

    /** The object with its header, fields and gaps; the fields of some names are marked. */
    static Picture of(ObjectLayout layout, List<String> marked, int lineBytes) {
        LaidOutFields laidOut = LaidOutFields.of(layout);
        Set<Long> markedOffsets =
                laidOut.find(marked).stream().map(FieldSpan::offset).collect(Collectors.toSet());
        List<Slot> slots = new ArrayList<>();
        long end = layout.model().headerBytes();
        slots.add(new Slot(0, end, "", "header", false));
        for (FieldSpan field : laidOut.all()) {
            addGap(slots, end, field.offset());
            slots.add(new Slot(
                    field.offset(),
                    field.size(),
                    simple(field.type()),
                    laidOut.label(field),
                    markedOffsets.contains(field.offset())));
            end = field.span().to();
        }
        addGap(slots, end, layout.size());
        return new Picture(slots, layout.size(), lineBytes);
    }

    private static void addGap(List<Slot> slots, long from, long to) {
        if (to > from) {
            slots.add(new Slot(from, to - from, "", "gap", false));
        }
    }

    private static String simple(String typeName) {
        return typeName.substring(typeName.lastIndexOf('.') + 1);
    }
}
