package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.ObjectLayout.Source;
import dev.pawl.core.measure.layout.VmModel;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openjdk.jol.datamodel.Model64;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldData;
import org.openjdk.jol.info.FieldLayout;

/** Layouts put together field by field, as no VM needs to make them. */
final class HandMade {

    static final VmModel JDK_17 = new VmModel(12, 4, 8, 17, 128, true);

    private static final Map<String, Integer> SIZES =
            Map.of("boolean", 1, "byte", 1, "short", 2, "char", 2, "int", 4, "float", 4, "long", 8, "double", 8);

    private final Class<?> type;
    private final SortedSet<FieldLayout> fields = new TreeSet<>();
    private VmModel model = JDK_17;

    private HandMade(Class<?> type) {
        this.type = type;
    }

    static HandMade of(Class<?> type) {
        return new HandMade(type);
    }

    HandMade under(VmModel other) {
        model = other;
        return this;
    }

    HandMade field(String fieldType, String name, long offset) {
        return inherited(type, fieldType, name, offset);
    }

    HandMade inherited(Class<?> declaring, String fieldType, String name, long offset) {
        FieldData data = FieldData.create(declaring.getCanonicalName(), name, fieldType);
        fields.add(new FieldLayout(data, offset, SIZES.getOrDefault(fieldType, model.referenceBytes())));
        return this;
    }

    ObjectLayout size(long bytes) {
        ClassData data = new ClassData(type.getName());
        ClassLayout layout = ClassLayout.create(data, fields, new Model64(true, true), bytes, false);
        return new ObjectLayout(type, layout, model, Source.MEASURED);
    }
}
