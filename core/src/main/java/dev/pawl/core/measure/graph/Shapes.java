package dev.pawl.core.measure.graph;

import dev.pawl.core.measure.layout.ArrayLayout;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.LiveInstances;
import dev.pawl.core.measure.layout.VmAccess;
import dev.pawl.core.measure.layout.VmModel;
import org.jspecify.annotations.Nullable;

/** The shapes of classes that have live instances: sizes are measured, references found at their true offsets. */
record Shapes(VmModel model, VmAccess access) {

    private static final long[] NO_REFERENCES = new long[0];

    Shape of(Class<?> type) {
        if (type.isArray()) {
            return new Shape.OfArray(type, ArrayLayout.of(model, type));
        }
        // The VM gives no instance of Class to measure.
        return type == Class.class ? new Shape.OfInstance(type, 0, NO_REFERENCES) : ofInstance(type);
    }

    @Nullable
    Object reference(Object holder, long offset) {
        return access.reference(holder, offset);
    }

    private Shape ofInstance(Class<?> type) {
        try {
            return new Shape.OfInstance(type, LiveInstances.sizeOf(type), LiveInstances.referenceOffsets(type, access));
        } catch (LayoutNotUnderstood e) {
            throw new GraphNotUnderstood("the graph contains a " + type.getName() + ": " + e.getMessage(), e);
        }
    }
}
