package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The truth, asked of the VM this runs in: sizes from {@link Instrumentation#getObjectSize}, offsets from the JDK's own Unsafe.
 * Shares no way of measuring with Pawl; what it needs is opened by {@link #FLAGS}, as only a JVM of one's own can do.
 *
 * <p>Its own agent, and a main class: arguments are the file to write, and the folders of the groups.
 */
public final class Oracle {

    /** JVM arguments this needs besides {@code -javaagent}. */
    static final List<String> FLAGS = List.of(
            "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            // Verification would load classes that a library only refers to.
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:-BytecodeVerificationRemote");

    private static @Nullable Instrumentation instrumentation;

    private Oracle() {}

    /** Called by the VM. */
    public static void premain(String argument, Instrumentation given) {
        instrumentation = given;
    }

    /** Writes one line for each class. */
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        if (instrumentation == null) {
            throw new IllegalStateException("start this with -javaagent and the jar of OracleAgent");
        }
        VmTruth truth = new VmTruth(instrumentation);
        try (LayoutFile out = new LayoutFile(Path.of(args[0]))) {
            for (String folder : List.of(args).subList(1, args.length)) {
                writeGroup(new Group(Path.of(folder)), truth, out);
            }
        }
    }

    private static void writeGroup(Group group, VmTruth truth, LayoutFile out) throws IOException {
        try (BareLoader loader = new BareLoader(group.classPath())) {
            for (String name : group.concreteClasses()) {
                out.write(LayoutFile.subject(group.name(), name), answer(name, loader, truth));
            }
        }
    }

    private static Answer answer(String name, BareLoader loader, VmTruth truth) {
        try {
            return new Answer.Known(truth.of(loader.loadClass(name), loader));
        } catch (ReflectiveOperationException | LinkageError e) {
            return new Answer.Refused(e.toString().replaceAll("\\s+", " "));
        }
    }
}
