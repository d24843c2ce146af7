package dev.pawl.core;

import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.VmModels;
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
        return BY_ACCESS.computeIfAbsent(vmAccess, HotSpotLayouts::create);
    }

    /**
     * Refuses what is no name of a layout model. On a VM whose layouts are not understood nothing is refused, as nothing is
     * judged.
     *
     * @throws IllegalArgumentException with the known names and the nearest
     */
    static void requireKnown(String model, boolean vmAccess) {
        try {
            VmModels.named(model, with(vmAccess).runningModel());
        } catch (LayoutNotUnderstood e) {
            return;
        }
    }
}
