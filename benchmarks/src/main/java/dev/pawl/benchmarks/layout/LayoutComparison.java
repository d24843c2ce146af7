package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.benchmarks.subjects.GeneratedClasses;
import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
        List<Group> libraries = Group.in(Path.of(args[1]));
        Group generated = GeneratedClasses.writeTo(folder.resolve("generated-" + seed + "-" + count), count, seed);
        System.out.println("seed " + seed);
        List<Jdk> jdks = Jdk.in(args[0]);
        List<Vm> vms = jdks.stream().flatMap(jdk -> Vm.of(jdk).stream()).toList();
        if (!run(jdks, vms, folder, libraries, generated, System.out)) {
            System.exit(1);
        }
    }

    /** Prints the table; true if nothing differs. */
    static boolean run(
            List<Jdk> tellers, List<Vm> vms, Path folder, List<Group> libraries, Group generated, PrintStream out)
            throws IOException, InterruptedException {
        Path agent = OracleAgent.writeTo(folder.resolve("oracle.jar"));
        Campaign campaign = new Campaign(folder, agent, libraries, generated);
        for (Jdk teller : tellers) {
            campaign.compute(teller, vms);
        }
        for (Vm vm : vms) {
            campaign.measure(vm);
        }
        return new ComparisonTable(campaign, vms, out).print();
    }
}
