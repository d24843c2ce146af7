package dev.pawl.core.measure.graph;

import dev.pawl.core.measure.layout.ArrayLayout;
import java.lang.reflect.Array;

/** How large the instances of a class are, and where they hold references. */
sealed interface Shape {

    Class<?> type();

    long sizeOf(Object instance);

    boolean hasReferences();

    /** Where the references of instances lie that are read by offset; not those of arrays, which are read by index. */
    default long[] referenceOffsets() {
        return new long[0];
    }

    /** Instances that are all of one size. */
    final class OfInstance implements Shape {

        private final Class<?> type;
        private final long size;
        private final long[] referenceOffsets;

        OfInstance(Class<?> type, long size, long[] referenceOffsets) {
            this.type = type;
            this.size = size;
            this.referenceOffsets = referenceOffsets;
        }

        @Override
        public Class<?> type() {
            return type;
        }

        @Override
        public long sizeOf(Object instance) {
            return size;
        }

        @Override
        public boolean hasReferences() {
            return referenceOffsets.length > 0;
        }

        @Override
        public long[] referenceOffsets() {
            return referenceOffsets;
        }
    }

    /** Arrays, whose size depends on their length. */
    record OfArray(Class<?> type, ArrayLayout layout) implements Shape {

        @Override
        public long sizeOf(Object array) {
            return layout.size(Array.getLength(array));
        }

        @Override
        public boolean hasReferences() {
            return !type.getComponentType().isPrimitive();
        }
    }
}
