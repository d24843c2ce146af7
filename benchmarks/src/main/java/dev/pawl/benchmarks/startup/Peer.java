package dev.pawl.benchmarks.startup;

import dev.pawl.core.measure.layout.HotSpotLayouts;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jol.info.ClassLayout;

/** Who is asked for the layouts of classes. */
enum Peer {
    /** Nobody: the classes are loaded, as for all others, and that is it. */
    NOBODY("classes loaded, nothing else"),
    PAWL("Pawl"),
    JOL("JOL"),
    /** JOL told to start no other JVM and to load no agent. */
    JOL_WITHOUT_ATTACH("JOL without attaching");

    private final String label;

    Peer(String label) {
        this.label = label;
    }

    /** For tables. */
    String label() {
        return label;
    }

    /** JVM arguments it needs. */
    List<String> flags() {
        return this == JOL_WITHOUT_ATTACH
                ? List.of("-Djol.skipHotspotSAAttach=true", "-Djol.skipDynamicAttach=true")
                : List.of();
    }

    /** What gives the layout of a class. Making it belongs to the time of the first one. */
    Function<Class<?>, Object> asker() {
        return switch (this) {
            case NOBODY -> type -> type;
            case PAWL -> HotSpotLayouts.create(true)::running;
            case JOL, JOL_WITHOUT_ATTACH -> ClassLayout::parseClass;
        };
    }
}
