package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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
        List<FieldData> bytes = new ArrayList<>();
        for (int i = 0; i <= known.holes(model.headerBytes()); i++) {
            bytes.add(FieldData.create("", Twin.fieldName(i), "byte"));
        }
        Optional<Class<?>> twin = Twin.extending(type, List.of(new ClassLevel(bytes, false, false, false)));
        if (twin.isEmpty()) {
            return List.of();
        }
        BitSet free = new BitSet();
        for (FieldData field : bytes) {
            free.set((int) open.offset(twin.get(), field.name()));
        }
        return hiddenSpans(known, free);
    }

    private List<Span> hiddenSpans(Placement known, BitSet free) {
        List<Span> hidden = new ArrayList<>();
        // Below a contended class nothing fills holes, so they tell nothing and need not be known.
        int from = known.contended() ? known.end() : model.headerBytes();
        for (int offset = from; offset < known.end(); offset++) {
            if (!free.get(offset) && !known.covers(offset)) {
                hidden.add(new Span(offset, 1, false));
            }
        }
        int end = free.nextSetBit(known.end()) - (known.contended() ? model.contendedWidth() : 0);
        if (end > known.end()) {
            hidden.add(new Span(known.end(), end - known.end(), false));
        }
        return hidden;
    }

    /** Whether an instance is as large as the rule says, measured on a twin without fields of its own. */
    private boolean sizeConfirms(Class<?> type, Placement rule) {
        ClassLevel none = new ClassLevel(List.of(), false, false, false);
        Placement below = FieldRule.place(model, rule, none);
        Optional<Class<?>> twin = Twin.extending(type, List.of(none));
        OptionalLong size = twin.isPresent() ? AllocatedSize.of(twin.get()) : OptionalLong.empty();
        return size.isPresent() && size.getAsLong() == model.instanceSize(below.end());
    }
}
