package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Prints the outcome of a {@link Campaign}: one Markdown table line for each VM, and what stands out. */
final class ComparisonTable {

    private final Campaign campaign;
    private final List<Vm> vms;
    private final PrintStream out;
    private final List<String> different = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private long compared;

    ComparisonTable(Campaign campaign, List<Vm> vms, PrintStream out) {
        this.campaign = campaign;
        this.vms = vms;
        this.out = out;
    }

    /** Prints it all; true if nothing differs. */
    boolean print() throws IOException {
        printHeader();
        vms.forEach(this::printRow);
        printChanges();
        return printSummary();
    }

    private void printHeader() {
        out.println(
                "| JDK | flags | classes | measured there | computed, same JDK | computed, other JDK | JOL, libraries | JOL, generated |");
        out.println("|---|---|---:|---:|---:|---:|---:|---:|");
    }

    private void printRow(Vm vm) {
        Map<String, Answer> truth = LayoutFile.read(campaign.truth(vm));
        long known =
                truth.values().stream().filter(Answer.Known.class::isInstance).count();
        Tally running = tally("measured", vm, truth, campaign.running(vm));
        Tally computed = tally("computed", vm, truth, campaign.computed(vm, vm.jdk()));
        out.println("| " + vm.jdk().version() + " | " + vm.flagNames() + " | " + Numbers.count(known) + " | " + running
                + " | " + computed + " | " + fromOthers(vm, truth) + " | " + jol(vm, truth) + " |");
    }

    private String fromOthers(Vm vm, Map<String, Answer> truth) {
        List<String> tallies = new ArrayList<>();
        for (Vm teller : defaults()) {
            if (!teller.jdk().equals(vm.jdk())) {
                String how = "computed by " + teller.jdk().feature();
                Map<String, Answer> same = sameClasses(truth, LayoutFile.read(campaign.truth(teller)));
                tallies.add(tally(how, vm, same, campaign.computed(vm, teller.jdk()))
                        .toString());
            }
        }
        return String.join(", ", tallies);
    }

    /** Nothing is claimed of classes that are others on another JDK: below JDK classes with fields, or in a jar for several releases. */
    private static Map<String, Answer> sameClasses(Map<String, Answer> here, Map<String, Answer> there) {
        Map<String, Answer> same = new TreeMap<>(here);
        same.entrySet().removeIf(entry -> !isSameClass(entry.getValue(), there.get(entry.getKey())));
        return same;
    }

    private static boolean isSameClass(Answer here, @Nullable Answer there) {
        return here instanceof Answer.Known a
                && there instanceof Answer.Known b
                && a.shape().hasFieldsOf(b.shape());
    }

    private Tally tally(String how, Vm vm, Map<String, Answer> truth, Path said) {
        Tally tally = Tally.of(truth, LayoutFile.read(said));
        String where = how + ", " + vm.jdk().version() + " " + vm.flagNames() + ", ";
        tally.different().forEach(each -> different.add(where + each));
        tally.refused().forEach(each -> refused.add(where + each));
        compared += tally.compared();
        return tally;
    }

    /** JOL does not count into the outcome, and it leaves {@code @Contended} to others. */
    private String jol(Vm vm, Map<String, Answer> truth) {
        if (!vm.model().contendedRestricted()) {
            return " | ";
        }
        Map<String, Answer> said = LayoutFile.read(campaign.jol(vm));
        return Tally.of(libraries(truth), said) + " | " + Tally.of(generated(truth), said);
    }

    private Map<String, Answer> libraries(Map<String, Answer> all) {
        Map<String, Answer> libraries = new TreeMap<>(all);
        libraries.keySet().removeIf(this::isGenerated);
        return libraries;
    }

    private Map<String, Answer> generated(Map<String, Answer> all) {
        Map<String, Answer> generated = new TreeMap<>(all);
        generated.keySet().removeIf(subject -> !isGenerated(subject));
        return generated;
    }

    private boolean isGenerated(String subject) {
        return LayoutFile.isOf(campaign.generated().name(), subject);
    }

    /** What changes from each JDK's default VM to the next JDK's, and to compact headers. */
    private void printChanges() {
        List<Vm> defaults = defaults();
        for (int i = 1; i < defaults.size(); i++) {
            printChange(defaults.get(i - 1), defaults.get(i));
        }
        for (Vm vm : vms) {
            if (vm.flagNames().equals("+UseCompactObjectHeaders")) {
                printChange(defaults.get(0), vm);
            }
        }
    }

    private List<Vm> defaults() {
        return vms.stream().filter(vm -> vm.flags().isEmpty()).toList();
    }

    private void printChange(Vm from, Vm to) {
        Map<String, Answer> before = LayoutFile.read(campaign.truth(from));
        Map<String, Answer> after = LayoutFile.read(campaign.truth(to));
        out.println("From " + name(from) + " to " + name(to) + ": in libraries "
                + Changes.between(libraries(before), after) + "; generated "
                + Changes.between(generated(before), after) + ".");
    }

    private static String name(Vm vm) {
        return vm.jdk().feature() + " (" + vm.flagNames() + ")";
    }

    /** Says how many differences there are in all, and writes them to files; true if there are none. */
    private boolean printSummary() throws IOException {
        Files.write(campaign.folder().resolve("differences.txt"), different);
        Files.write(campaign.folder().resolve("refused.txt"), refused);
        out.println(Numbers.count(different.size()) + " differences of " + Numbers.count(compared) + "; "
                + Numbers.count(refused.size()) + " not answered.");
        return different.isEmpty();
    }
}
