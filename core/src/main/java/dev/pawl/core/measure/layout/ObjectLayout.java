package dev.pawl.core.measure.layout;

import java.util.List;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;

/** Where the fields of a class lie, under which model, and how that is known. */
public record ObjectLayout(Class<?> type, ClassLayout classLayout, VmModel model, Source source) {

    /** How a layout is known. */
    public enum Source {
        /** Read from the running VM, and in agreement with the rule. */
        MEASURED,
        /** Computed by the rule: another model, an abstract class, or {@code pawl.vm-access=off}. */
        COMPUTED
    }

    /** Shallow size in bytes. */
    public long size() {
        return classLayout.instanceSize();
    }

    /** All fields, inherited ones included, by offset. */
    public List<FieldLayout> fields() {
        return List.copyOf(classLayout.fields());
    }
}
