package dev.pawl.core.measure.layout;

import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Finds the shallow size of instances without initialising the class. */
final class MeasuredSize {

    private final VmModel model;
    private final @Nullable VmAccess access;

    MeasuredSize(VmModel model, @Nullable VmAccess access) {
        this.model = model;
        this.access = access;
    }

    /**
     * The size in bytes.
     *
     * @throws LayoutNotUnderstood if it can be measured neither on the class nor on a twin, or is not what the rule says
     */
    long of(Class<?> type, KnownClass known) {
        long computed = model.instanceSize(known.placement().end());
        if (Modifier.isAbstract(type.getModifiers())) {
            return computed;
        }
        if (access != null && !access.isInitialized(type) && followsFromOffsets(known)) {
            return computed;
        }
        OptionalLong measured = measure(type, known);
        if (measured.isEmpty()) {
            throw notUnderstood(type, "its instances cannot be allocated");
        }
        return agreed(type, known, computed, measured.getAsLong());
    }

    /**
     * Whether the size needs no measuring: HotSpot ends an object where its last field ends, rounded up, unless padding for
     * {@code @Contended} follows; and the offset of every field was seen to be the one the rule gives.
     */
    private static boolean followsFromOffsets(KnownClass known) {
        return known.jdk().understood() && !known.placement().contended();
    }

    /** Classes of the JDK are no user's code, so they may be initialised; for others a twin stands in. */
    private OptionalLong measure(Class<?> type, KnownClass known) {
        if (known.user().isEmpty() || (access != null && access.isInitialized(type))) {
            return AllocatedSize.of(type);
        }
        Optional<Class<?>> twin = Twin.extending(known.jdk().type(), known.user());
        return twin.isPresent() ? AllocatedSize.of(twin.get()) : OptionalLong.empty();
    }

    /** The rule has no say where a class of the JDK has what no class file tells. */
    private long agreed(Class<?> type, KnownClass known, long computed, long measured) {
        boolean ruleHolds = !known.user().isEmpty() || known.jdk().understood();
        if (measured != computed && ruleHolds) {
            throw notUnderstood(
                    type,
                    "an instance takes " + measured + " bytes, where the rule of JDK " + model.jdk() + " gives "
                            + computed);
        }
        return measured;
    }

    private LayoutNotUnderstood notUnderstood(Class<?> type, String reason) {
        return new LayoutNotUnderstood(type.getName() + ": " + reason + " (" + Runtime.version() + ", " + model + ")");
    }
}
