package dev.pawl.core;

import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.Layouts;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The layouts of this JVM, which keep what they once measured. */
final class SharedLayouts {

    private static final Map<Boolean, Layouts> BY_ACCESS = new ConcurrentHashMap<>();

    private SharedLayouts() {}

    /**
     * Made at the first call, one for each answer to whether the VM may be asked where fields lie.
     *
     * @throws LayoutNotUnderstood if this is not a 64-bit HotSpot
     */
    static Layouts with(boolean vmAccess) {
        return BY_ACCESS.computeIfAbsent(vmAccess, SharedLayouts::create);
    }

    private static Layouts create(boolean vmAccess) {
        try {
            return (Layouts) Class.forName("dev.pawl.core.measure.layout.HotSpotLayouts")
                    .getMethod("create", boolean.class)
                    .invoke(null, vmAccess);
        } catch (ReflectiveOperationException e) {
            throw new LayoutNotUnderstood("Layouts cannot be measured: " + e);
        }
    }

    static void requireKnown(String model) {}
}
