package dev.pawl.benchmarks.startup;

import dev.pawl.core.Pawl;
import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.report.Origin;
import dev.pawl.core.settings.SettingsReader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jol.info.ClassLayout;

/** Who is asked for the layouts of classes. */
enum Peer {
    /** Nobody: the classes are loaded, as for all others, and that is it. */
    NOBODY("classes loaded, nothing else"),
    PAWL("Pawl"),
    /** All that a contract on a class takes: finding it, the layout, the verdict, a line in the results file. */
    PAWL_JUDGING("Pawl judging @MaxInstanceSize"),
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

    /** JVM arguments it needs; what it writes goes into the folder. */
    List<String> flags(Path folder) {
        return switch (this) {
            case NOBODY, PAWL, JOL -> List.of();
            case PAWL_JUDGING -> List.of("-Dpawl.report.dir=" + folder.resolve("report"));
            case JOL_WITHOUT_ATTACH -> List.of("-Djol.skipHotspotSAAttach=true", "-Djol.skipDynamicAttach=true");
        };
    }

    /** What gives the layout of a class. Making it belongs to the time of the first one. */
    Function<Class<?>, Object> asker() {
        return switch (this) {
            case NOBODY -> type -> type;
            case PAWL -> HotSpotLayouts.create(true)::running;
            case PAWL_JUDGING -> judging(Pawl.with(SettingsReader.read()));
            case JOL, JOL_WITHOUT_ATTACH -> ClassLayout::parseClass;
        };
    }

    private static Function<Class<?>, Object> judging(Pawl pawl) {
        return type -> pawl.judge(pawl.ofClass(type, List.of(type)), Origin.UNKNOWN);
    }
}
