package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jol.info.FieldData;

/**
 * Where HotSpot places the fields of one class among those it inherits: JDK-8237767 (JDK 15), JDK-8353273 (JDK 25).
 *
 * <p>Primitives go first, larger ones before smaller ones and equal ones in the order of declaration, then references; each
 * into the smallest hole it fits, else to the end. From JDK 25 on references go first where the inherited fields end with one.
 * {@code @Contended} fields follow, each group behind padding, and more padding ends them. A {@code @Contended} class is padded
 * on both sides. Where an inherited class is contended, holes stay empty and everything follows one more padding.
 */
final class FieldRule {

    private final VmModel model;
    private final ClassLevel level;
    private final boolean appends;
    private final boolean referencesFirst;
    private final Room room;
    private final List<PlacedField> placed = new ArrayList<>();

    private FieldRule(VmModel model, Placement inherited, ClassLevel level) {
        this.model = model;
        this.level = level;
        this.appends = level.contended() || (inherited.contended() && inherited.hasFields());
        this.referencesFirst = model.clustersReferences() && inherited.endsWithReference();
        this.room = new Room(model.headerBytes(), inherited.spans());
        if (inherited.contended()) {
            room.pad(model.contendedWidth());
        }
    }

    /** The fields of one more class, placed. */
    static Placement place(VmModel model, Placement inherited, ClassLevel level) {
        FieldRule rule = new FieldRule(model, inherited, level);
        rule.place();
        return inherited.plus(level, rule.placed, rule.room.end());
    }

    private void place() {
        if (level.contended()) {
            room.pad(model.contendedWidth());
        }
        if (!level.marksSubclasses()) {
            placeOrdinary(level.fields());
            return;
        }
        Map<Object, List<FieldData>> groups = groups();
        List<FieldData> ordinary = groups.remove(ClassLevel.NO_GROUP);
        placeOrdinary(ordinary == null ? List.of() : ordinary);
        for (List<FieldData> group : groups.values()) {
            placeContended(group);
        }
        if (level.contended() || !groups.isEmpty()) {
            room.pad(model.contendedWidth());
        }
    }

    private Map<Object, List<FieldData>> groups() {
        Map<Object, List<FieldData>> groups = new LinkedHashMap<>();
        for (FieldData field : level.fields()) {
            Object group = level.group(field);
            List<FieldData> members = groups.get(group);
            if (members == null) {
                members = new ArrayList<>();
                groups.put(group, members);
            }
            members.add(field);
        }
        return groups;
    }

    private void placeOrdinary(List<FieldData> fields) {
        FieldKinds kinds = new FieldKinds(model, fields);
        if (referencesFirst) {
            placeReferences(kinds, appends);
        }
        placePrimitives(kinds, appends);
        if (!referencesFirst) {
            placeReferences(kinds, appends);
        }
    }

    private void placeContended(List<FieldData> fields) {
        room.pad(model.contendedWidth());
        FieldKinds kinds = new FieldKinds(model, fields);
        placePrimitives(kinds, true);
        placeReferences(kinds, true);
    }

    private void placePrimitives(FieldKinds kinds, boolean append) {
        for (int size = Long.BYTES; size > 0; size /= 2) {
            place(kinds.primitives(size), size, false, append);
        }
    }

    private void placeReferences(FieldKinds kinds, boolean append) {
        place(kinds.references(), model.referenceBytes(), true, append);
    }

    /** Places fields of one size. One that finds no hole spares the others the search, so they leave newer holes alone. */
    private void place(List<FieldData> fields, int size, boolean references, boolean append) {
        boolean searching = !append;
        for (FieldData field : fields) {
            int end = room.end();
            int offset = searching ? room.fill(size) : room.append(size);
            searching = searching && offset < end;
            placed.add(new PlacedField(field, offset, size, references));
        }
    }
}
