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
        Map<Object, List<FieldData>> groups = groups();
        List<FieldData> ordinary = groups.remove(ClassLevel.NO_GROUP);
        if (level.contended()) {
            room.pad(model.contendedWidth());
        }
        if (ordinary != null) {
            placeOrdinary(ordinary);
        }
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
        if (referencesFirst) {
            place(references(fields), appends);
        }
        place(primitives(fields), appends);
        if (!referencesFirst) {
            place(references(fields), appends);
        }
    }

    private void placeContended(List<FieldData> fields) {
        room.pad(model.contendedWidth());
        place(primitives(fields), true);
        place(references(fields), true);
    }

    /** Places fields of one kind; one that found no hole spares the next of its size the search, and hides newer holes. */
    private void place(List<FieldData> fields, boolean append) {
        int failedSize = 0;
        for (FieldData field : fields) {
            int size = model.sizeOf(field.typeClass());
            int before = room.end();
            int offset = append || size == failedSize ? room.append(size) : room.fill(size);
            failedSize = offset >= before ? size : 0;
            placed.add(new PlacedField(field, offset, size));
        }
    }

    /** Larger ones first, equal ones in the order of declaration. */
    private List<FieldData> primitives(List<FieldData> fields) {
        List<FieldData> primitives = new ArrayList<>(fields.size());
        for (int size = Long.BYTES; size > 0; size /= 2) {
            for (FieldData field : fields) {
                if (field.isPrimitive() && model.sizeOf(field.typeClass()) == size) {
                    primitives.add(field);
                }
            }
        }
        return primitives;
    }

    private static List<FieldData> references(List<FieldData> fields) {
        List<FieldData> references = new ArrayList<>(fields.size());
        for (FieldData field : fields) {
            if (!field.isPrimitive()) {
                references.add(field);
            }
        }
        return references;
    }
}
