package dev.pawl.benchmarks.startup;

import dev.pawl.benchmarks.jvm.ChildJvm;
import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.benchmarks.subjects.GeneratedClasses;
import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Measures the time to the first layout in a fresh JVM, for each further class, and the memory, of Pawl and of JOL in turn, and
 * prints a table of medians.
 *
 * <p>Arguments: the homes of the JDKs, separated as in a class path; a folder to work in; how often to repeat; the seed of the
 * classes.
 */
public final class StartUp {

    private static final List<Integer> COUNTS = List.of(1_000, 10_000);

    private StartUp() {}

    /** Runs it all: some minutes. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(args[1]));
        int repetitions = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        run(new Plan(Jdk.in(args[0]), COUNTS, List.of(Peer.values()), repetitions, seed), folder, System.out);
    }

    static void run(Plan plan, Path folder, PrintStream out) throws IOException, InterruptedException {
        Path generated = folder.resolve("generated-" + plan.seed() + "-" + plan.mostClasses());
        // JOL refuses records.
        Group plain =
                GeneratedClasses.writeWithoutRecordsTo(generated.resolve("plain"), plan.mostClasses(), plan.seed());
        Group withContracts =
                GeneratedClasses.writeWithContractsTo(generated.resolve("contracts"), plan.mostClasses(), plan.seed());
        Measurements measurements = new Measurements(plan);
        for (int i = 0; i < plan.repetitions(); i++) {
            for (Jdk jdk : plan.jdks()) {
                for (int count : plan.counts()) {
                    for (Peer peer : plan.peers()) {
                        Group group = peer == Peer.PAWL_JUDGING ? withContracts : plain;
                        measurements.add(jdk, count, peer, measure(jdk, group, count, peer, folder));
                    }
                }
            }
        }
        measurements.print(out);
    }

    private static Measurements.Run measure(Jdk jdk, Group group, int count, Peer peer, Path folder)
            throws IOException, InterruptedException {
        Path result = folder.resolve("cost");
        List<String> arguments =
                List.of(peer.name(), group.folder().toString(), Integer.toString(count), result.toString());
        long process = ChildJvm.withOwnClassPath(jdk, peer.flags(folder))
                .run(StartUpProbe.class, arguments, folder.resolve(peer + ".log"));
        return new Measurements.Run(process, Cost.parse(Files.readString(result)));
    }
}
