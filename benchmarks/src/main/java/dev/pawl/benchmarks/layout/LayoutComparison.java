package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.benchmarks.subjects.GeneratedClasses;
import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares the layouts that Pawl measures and computes with the truth of real VMs, name by name and byte by byte, and prints a
 * table. Ends with 1 if there is any difference; what differs is in the file {@code differences.txt}.
 *
 * <p>Arguments: the homes of the JDKs, separated as in a class path; a folder with a folder of jars for each library; a folder
 * to work in; how many classes to generate; the seed for these.
 */
public final class LayoutComparison {

    private LayoutComparison() {}

    /** Runs it all: some minutes for 20,000 classes and two JDKs. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(args[2]));
        int count = Integer.parseInt(args[3]);
        long seed = Long.parseLong(args[4]);
        List<Group> groups = new ArrayList<>(Group.in(Path.of(args[1])));
        Path generated = folder.resolve("generated-" + seed + "-" + count);
        groups.add(GeneratedClasses.writeTo(generated, count, seed));
        System.out.println("seed " + seed);
        boolean equal = run(Jdk.in(args[0]), folder, groups, System.out);
        if (!equal) {
            System.exit(1);
        }
    }

    /** @return whether nothing differs */
    static boolean run(List<Jdk> jdks, Path folder, List<Group> groups, PrintStream out)
            throws IOException, InterruptedException {
        Campaign campaign = new Campaign(folder, OracleAgent.writeTo(folder.resolve("oracle.jar")), groups);
        List<Vm> vms = jdks.stream().flatMap(jdk -> Vm.of(jdk).stream()).toList();
        for (Jdk teller : jdks) {
            campaign.compute(teller, vms);
        }
        ComparisonTable table = new ComparisonTable(campaign, jdks, out);
        table.printHeader();
        for (Vm vm : vms) {
            campaign.measure(vm);
            table.printRow(vm);
        }
        table.printChanges(vms);
        return table.printSummary();
    }
}
