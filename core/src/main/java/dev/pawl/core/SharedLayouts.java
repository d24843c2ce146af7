package dev.pawl.core;

import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.measure.layout.Layouts;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The layouts of this JVM, which keep what they once measured. */
final class SharedLayouts {

    private static final Map<Boolean, Layouts> BY_ACCESS = new ConcurrentHashMap<>();

    private SharedLayouts() {}

    /** Made at the first call, one for each answer to whether the VM may be asked where fields lie. */
    static Layouts with(boolean vmAccess) {
        return BY_ACCESS.computeIfAbsent(vmAccess, HotSpotLayouts::create);
    }
}
