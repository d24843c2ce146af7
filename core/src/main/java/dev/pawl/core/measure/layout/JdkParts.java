package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jol.info.FieldData;

/** Finds out how the running VM lays out the classes of the JDK that others extend. */
final class JdkParts {

    private final VmModel model;
    private final @Nullable VmAccess access;
    private final ClassValue<JdkPart> parts = new ClassValue<>() {
        @Override
        protected JdkPart computeValue(Class<?> type) {
            return read(type);
        }
    };

    JdkParts(VmModel model, @Nullable VmAccess access) {
        this.model = model;
        this.access = access;
    }

    JdkPart of(Class<?> type) {
        return parts.get(type);
    }

    private JdkPart read(Class<?> type) {
        HotSpotClassData data = HotSpotClassData.of(type, true);
        Placement rule = Placement.of(model, Placement.empty(model), ClassLevel.hierarchy(model, data));
        if (!rule.hasFields()) {
            return new JdkPart(type, data, rule, true);
        }
        return access == null
                ? new JdkPart(type, data, rule, sizeConfirms(type, rule))
                : measured(type, data, rule, access);
    }

    private JdkPart measured(Class<?> type, HotSpotClassData data, Placement rule, VmAccess open) {
        List<PlacedField> fields = trueFields(type, open);
        Placement known = Placement.measured(model, fields, rule.contended());
        List<Span> hidden = hiddenSpans(type, known, open);
        boolean understood = hidden.isEmpty() && known.sameOffsets(rule);
        return new JdkPart(type, data, understood ? rule : known.with(hidden), understood);
    }

    private List<PlacedField> trueFields(Class<?> type, VmAccess open) {
        List<PlacedField> fields = new ArrayList<>();
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            for (Member member : DeclaredClass.of(level, true).members()) {
                FieldData data = member.data();
                fields.add(new PlacedField(
                        data, member.offset(open), model.sizeOf(data.typeClass()), !data.isPrimitive()));
            }
        }
        return fields;
    }

    /**
     * The bytes that the VM took for itself, for which no class file has a field. A twin below the class with enough fields of
     * one byte to fill all holes shows them: what stays free inside is taken, and where the fields go on is the end.
     */
    private List<Span> hiddenSpans(Class<?> type, Placement known, VmAccess open) {
        int holes = known.end()
                - model.headerBytes()
                - known.spans().stream().mapToInt(Span::size).sum();
        List<FieldData> bytes = IntStream.rangeClosed(0, holes)
                .mapToObj(i -> FieldData.create("", Twin.fieldName(i), "byte"))
                .toList();
        return Twin.extending(type, List.of(new ClassLevel(bytes, false, false, false)))
                .map(twin -> hiddenSpans(known, offsets(twin, bytes, open)))
                .orElse(List.of());
    }

    private static List<Integer> offsets(Class<?> twin, List<FieldData> fields, VmAccess open) {
        return fields.stream()
                .map(field -> (int) open.offset(twin, field.name()))
                .toList();
    }

    private List<Span> hiddenSpans(Placement known, List<Integer> free) {
        List<Span> hidden = new ArrayList<>();
        // Below a contended class nothing fills holes, so they tell nothing and need not be known.
        int from = known.contended() ? known.end() : model.headerBytes();
        for (int offset = from; offset < known.end(); offset++) {
            if (!free.contains(offset) && !known.covers(offset)) {
                hidden.add(new Span(offset, 1, false));
            }
        }
        int padding = known.contended() ? model.contendedWidth() : 0;
        int end = free.stream()
                        .filter(offset -> offset >= known.end())
                        .mapToInt(Integer::intValue)
                        .min()
                        .orElseThrow()
                - padding;
        if (end > known.end()) {
            hidden.add(new Span(known.end(), end - known.end(), false));
        }
        return hidden;
    }

    /** Whether an instance is as large as the rule says, measured on a twin without fields of its own. */
    private boolean sizeConfirms(Class<?> type, Placement rule) {
        ClassLevel none = new ClassLevel(List.of(), false, false, false);
        Placement below = FieldRule.place(model, rule, none);
        OptionalLong size =
                Twin.extending(type, List.of(none)).map(AllocatedSize::of).orElse(OptionalLong.empty());
        return size.isPresent() && size.getAsLong() == model.instanceSize(below.end());
    }
}
