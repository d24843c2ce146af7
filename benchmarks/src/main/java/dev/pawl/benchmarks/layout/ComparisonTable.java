package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Prints the outcome of a {@link Campaign}: one Markdown table line for each VM, and what stands out. */
final class ComparisonTable {

    private final Campaign campaign;
    private final List<Jdk> jdks;
    private final PrintStream out;
    private final List<String> different = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private long compared;

    ComparisonTable(Campaign campaign, List<Jdk> jdks, PrintStream out) {
        this.campaign = campaign;
        this.jdks = jdks;
        this.out = out;
    }

    void printHeader() {
        out.println("| JDK | flags | classes | measured there | computed, same JDK | computed, other JDK | JOL |");
        out.println("|---|---|---:|---:|---:|---:|---:|");
    }

    void printRow(Vm vm) {
        Map<String, Answer> truth = LayoutFile.read(campaign.truth(vm));
        long known =
                truth.values().stream().filter(Answer.Known.class::isInstance).count();
        Tally running = tally("measured", vm, truth, campaign.running(vm), false);
        Tally computed = tally("computed", vm, truth, campaign.computed(vm, vm.jdk()), false);
        out.println("| " + vm.jdk().version() + " | " + vm.flagNames() + " | " + Numbers.count(known) + " | " + running
                + " | " + computed + " | " + fromOthers(vm, truth) + " | " + jol(vm, truth) + " |");
    }

    private String fromOthers(Vm vm, Map<String, Answer> truth) {
        List<String> tallies = new ArrayList<>();
        for (Jdk teller : jdks) {
            if (!teller.equals(vm.jdk())) {
                String how = "computed by " + teller.feature();
                tallies.add(tally(how, vm, truth, campaign.computed(vm, teller), true)
                        .toString());
            }
        }
        return String.join(", ", tallies);
    }

    private Tally tally(String how, Vm vm, Map<String, Answer> truth, Path said, boolean otherJdk) {
        // Another JDK's superclasses have other fields: nothing is claimed of classes below these.
        Tally tally = Tally.of(
                truth,
                LayoutFile.read(said),
                shape -> !otherJdk || shape.ofJdk().isEmpty());
        String where = how + ", " + vm.jdk().version() + " " + vm.flagNames() + ", ";
        tally.different().forEach(each -> different.add(where + each));
        tally.refused().forEach(each -> refused.add(where + each));
        compared += tally.compared();
        return tally;
    }

    /** JOL does not count into the outcome, and it leaves {@code @Contended} to others. */
    private String jol(Vm vm, Map<String, Answer> truth) {
        return vm.model().contendedRestricted()
                ? Tally.of(truth, LayoutFile.read(campaign.jol(vm)), shape -> true)
                        .toString()
                : "";
    }

    /** What changes from each JDK's default VM to the next JDK's, and to compact headers. */
    void printChanges(List<Vm> vms) {
        List<Vm> defaults = vms.stream().filter(vm -> vm.flags().isEmpty()).toList();
        for (int i = 1; i < defaults.size(); i++) {
            printChange(defaults.get(i - 1), defaults.get(i));
        }
        for (Vm vm : vms) {
            if (vm.flagNames().equals("+UseCompactObjectHeaders")) {
                printChange(defaults.get(0), vm);
            }
        }
    }

    private void printChange(Vm from, Vm to) {
        Changes changes = Changes.between(LayoutFile.read(campaign.truth(from)), LayoutFile.read(campaign.truth(to)));
        out.println("From " + name(from) + " to " + name(to) + ": " + changes + ".");
    }

    private static String name(Vm vm) {
        return vm.jdk().feature() + " (" + vm.flagNames() + ")";
    }

    /** Says how many differences there are in all, and writes them to files; true if there are none. */
    boolean printSummary() throws IOException {
        Files.write(campaign.folder().resolve("differences.txt"), different);
        Files.write(campaign.folder().resolve("refused.txt"), refused);
        out.println(Numbers.count(different.size()) + " differences of " + Numbers.count(compared) + "; "
                + Numbers.count(refused.size()) + " not answered.");
        return different.isEmpty();
    }
}
