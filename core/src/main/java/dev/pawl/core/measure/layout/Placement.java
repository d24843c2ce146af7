package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The fields of a class and its superclasses in their places.
 *
 * @param fields the known fields
 * @param spans the bytes taken, by fields and by what the VM adds of its own
 * @param contended whether a {@code @Contended} took effect in the hierarchy
 * @param end where the last field or padding ends
 */
record Placement(List<PlacedField> fields, List<Span> spans, boolean contended, int end) {

    /** An object that is a header only. */
    static Placement empty(VmModel model) {
        return new Placement(List.of(), List.of(), false, model.headerBytes());
    }

    /** The fields of a hierarchy placed by the rule, from the root down. */
    static Placement of(VmModel model, Placement inherited, List<ClassLevel> levels) {
        Placement placement = inherited;
        for (ClassLevel level : levels) {
            placement = FieldRule.place(model, placement, level);
        }
        return placement;
    }

    /** Fields where the VM says they are. */
    static Placement measured(VmModel model, List<PlacedField> fields, boolean contended) {
        List<Span> spans = spans(fields);
        return new Placement(List.copyOf(fields), spans, contended, end(model.headerBytes(), spans));
    }

    Placement with(List<Span> hidden) {
        return new Placement(fields, joined(spans, hidden), contended, end(end, hidden));
    }

    /** The same bytes taken, by the same fields in another order. */
    Placement withFields(List<PlacedField> newFields) {
        return new Placement(newFields, spans, contended, end);
    }

    Placement plus(ClassLevel level, List<PlacedField> more, int newEnd) {
        return new Placement(
                joined(fields, more), joined(spans, spans(more)), contended || level.marksSubclasses(), newEnd);
    }

    boolean hasFields() {
        return !spans.isEmpty();
    }

    /** The bytes between the header and the last field that no field takes. */
    int holes(int headerBytes) {
        int holes = end(headerBytes, spans) - headerBytes;
        for (Span span : spans) {
            holes -= span.size();
        }
        return holes;
    }

    boolean covers(int offset) {
        for (Span span : spans) {
            if (span.offset() <= offset && offset < span.end()) {
                return true;
            }
        }
        return false;
    }

    /** Whether fields of the same names in the same classes lie at the same offsets. */
    boolean sameOffsets(Placement other) {
        return byOffset().equals(other.byOffset());
    }

    private SortedMap<Integer, List<String>> byOffset() {
        SortedMap<Integer, List<String>> names = new TreeMap<>();
        for (PlacedField field : fields) {
            names.put(
                    field.offset(),
                    List.of(field.data().hostClass(), field.data().name()));
        }
        return names;
    }

    boolean endsWithReference() {
        Span last = null;
        for (Span span : spans) {
            last = last == null || span.offset() > last.offset() ? span : last;
        }
        return last != null && last.reference();
    }

    private static List<Span> spans(List<PlacedField> fields) {
        List<Span> spans = new ArrayList<>(fields.size());
        for (PlacedField field : fields) {
            spans.add(field.span());
        }
        return spans;
    }

    private static int end(int atLeast, List<Span> spans) {
        int end = atLeast;
        for (Span span : spans) {
            end = Math.max(end, span.end());
        }
        return end;
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return first.isEmpty() ? second : first;
        }
        List<T> joined = new ArrayList<>(first.size() + second.size());
        joined.addAll(first);
        joined.addAll(second);
        return joined;
    }
}
