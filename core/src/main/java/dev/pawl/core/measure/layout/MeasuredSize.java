package dev.pawl.core.measure.layout;

import java.lang.reflect.Modifier;
import java.util.List;
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
     * A class whose size is wanted.
     *
     * @param jdk the part of it that belongs to the JDK
     * @param user the rest
     * @param rule where the rule places all fields; where they truly lie has been compared
     */
    record Subject(Class<?> type, JdkPart jdk, List<ClassLevel> user, Placement rule) {

        boolean isAbstract() {
            return Modifier.isAbstract(type.getModifiers());
        }

        boolean isOfJdk() {
            return user.isEmpty();
        }

        /** Whether the size follows from the offsets, which were seen to be the rule's. */
        boolean followsFromOffsets() {
            return jdk.understood() && !rule.contended();
        }
    }

    /**
     * The size in bytes.
     *
     * @throws LayoutNotUnderstood if it can be measured neither on the class nor on a twin, or is not what the rule says
     */
    long of(Subject subject) {
        long computed = model.instanceSize(subject.rule.end());
        if (subject.isAbstract()) {
            return computed;
        }
        if (!isInitialized(subject) && access != null && subject.followsFromOffsets()) {
            // Exact: HotSpot ends an object where its last field ends, rounded up, unless padding for @Contended
            // follows; and
            // the offset of every field was seen to be the one the rule gives.
            return computed;
        }
        OptionalLong size = measure(subject);
        if (size.isEmpty()) {
            throw notUnderstood(subject, "its instances cannot be allocated");
        }
        long measured = size.getAsLong();
        if (measured != computed && (!subject.isOfJdk() || subject.jdk.understood())) {
            throw notUnderstood(
                    subject,
                    "an instance takes " + measured + " bytes, where the rule of JDK " + model.jdk() + " gives "
                            + computed);
        }
        return measured;
    }

    /** Classes of the JDK are no user's code, so they may be initialised; for others a twin stands in. */
    private OptionalLong measure(Subject subject) {
        if (subject.isOfJdk() || isInitialized(subject)) {
            return AllocatedSize.of(subject.type);
        }
        Optional<Class<?>> twin = Twin.extending(subject.jdk.type(), subject.user);
        return twin.isPresent() ? AllocatedSize.of(twin.get()) : OptionalLong.empty();
    }

    private boolean isInitialized(Subject subject) {
        return access != null && access.isInitialized(subject.type);
    }

    private LayoutNotUnderstood notUnderstood(Subject subject, String reason) {
        return new LayoutNotUnderstood("layout not understood: " + subject.type.getName() + ": " + reason + " ("
                + Runtime.version() + ", " + model + ")");
    }
}
