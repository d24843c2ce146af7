package dev.pawl.core.measure.layout;

import java.lang.ref.Reference;
import java.util.Set;
import java.util.stream.Stream;
import org.openjdk.jol.info.FieldData;

/**
 * What the VM says of instances that exist, so that their class is initialised already. No rule is asked for a second opinion: the
 * VM adds fields of its own to some classes of the JDK.
 */
public final class LiveInstances {

    /** The fields of a {@link Reference} that keep nothing alive: what it refers to, and the collector's own list. */
    private static final Set<String> WEAK = Set.of("referent", "discovered");

    private LiveInstances() {}

    /**
     * The shallow size of an instance, in bytes, measured.
     *
     * @throws LayoutNotUnderstood if the VM gives no instance to measure, or counts no bytes
     */
    public static long sizeOf(Class<?> type) {
        return AllocatedSize.of(type)
                .orElseThrow(() -> new LayoutNotUnderstood(type.getName() + ": its instances cannot be allocated"));
    }

    /**
     * Where an instance holds strong references, inherited and hidden fields included.
     *
     * @throws LayoutNotUnderstood if the fields of the class cannot be listed
     */
    public static long[] referenceOffsets(Class<?> type, VmAccess access) {
        return Stream.<Class<?>>iterate(type, level -> level != null, Class::getSuperclass)
                .flatMap(level -> DeclaredClass.of(level, false).members().stream())
                .filter(LiveInstances::isStrongReference)
                .mapToLong(member -> member.offset(access))
                .toArray();
    }

    private static boolean isStrongReference(Member member) {
        FieldData field = member.data();
        boolean weak = field.hostClass().equals(Reference.class.getName()) && WEAK.contains(field.name());
        return !field.isPrimitive() && !weak;
    }
}
