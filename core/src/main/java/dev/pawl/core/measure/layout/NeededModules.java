package dev.pawl.core.measure.layout;

import java.util.List;

/** The JDK modules that measuring needs. A runtime image made by jlink may lack them, and {@code --limit-modules} hides them. */
final class NeededModules {

    private static final List<String> NAMES = List.of("jdk.management", "jdk.unsupported");

    private NeededModules() {}

    /** Refuses to measure where one is missing. */
    static void require() {
        for (String name : NAMES) {
            if (ModuleLayer.boot().findModule(name).isEmpty()) {
                throw new LayoutNotUnderstood("this JVM runs without the module " + name
                        + ", which tells how it lays out objects. Start it with --add-modules " + name
                        + ", or add the module to its runtime image");
            }
        }
    }
}
