package dev.pawl.benchmarks.startup;

import dev.pawl.benchmarks.jvm.Jdk;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All runs, and the table of their medians. */
final class Measurements {

    private final Plan plan;
    private final Map<Setting, List<Run>> runs = new HashMap<>();

    Measurements(Plan plan) {
        this.plan = plan;
    }

    private record Setting(Jdk jdk, int classes, Peer peer) {}

    /** One process: from its start to its end, and what it measured itself. */
    record Run(long processNanos, Cost cost) {}

    void add(Jdk jdk, int classes, Peer peer, Run run) {
        runs.computeIfAbsent(new Setting(jdk, classes, peer), key -> new ArrayList<>())
                .add(run);
    }

    void print(PrintStream out) {
        out.println(
                "| JDK | classes | asked | first, ms | of that CPU, ms | each further, µs | of that CPU, µs | heap a class, B |"
                        + " whole process, ms | more than loading, ms |");
        out.println("|---|---:|---|---:|---:|---:|---:|---:|---:|---:|");
        for (Jdk jdk : plan.jdks()) {
            for (int count : plan.counts()) {
                for (Peer peer : plan.peers()) {
                    out.println(row(jdk, count, peer));
                }
            }
        }
        for (Jdk jdk : plan.jdks()) {
            printRatios(jdk, out);
            printGrowth(jdk, out);
        }
    }

    private String row(Jdk jdk, int count, Peer peer) {
        Cost cost = cost(jdk, count, peer);
        long process = process(jdk, count, peer);
        String start = "| " + jdk.version() + " | " + String.format(Locale.ROOT, "%,d", count) + " | " + peer.label();
        if (peer == Peer.NOBODY) {
            return start + " | | | | | | " + millis(process) + " | |";
        }
        return start + " | " + millis(cost.firstNanos()) + " | " + millis(cost.firstCpuNanos()) + " | "
                + micros(cost.furtherNanos()) + " | "
                + micros(cost.furtherCpuNanos()) + " | " + cost.heapBytes() + " | " + millis(process) + " | "
                + millis(process - process(jdk, count, Peer.NOBODY)) + " |";
    }

    private void printRatios(Jdk jdk, PrintStream out) {
        double pawl = first(jdk, Peer.PAWL);
        for (Peer peer : plan.peers()) {
            if (peer == Peer.JOL || peer == Peer.JOL_WITHOUT_ATTACH) {
                out.println("JDK " + jdk.version() + ": Pawl's first layout is there " + number(first(jdk, peer) / pawl)
                        + " times sooner than that of " + peer.label() + ".");
            }
        }
    }

    /** Over all numbers of classes, on which the first does not depend. */
    private long first(Jdk jdk, Peer peer) {
        List<Run> all = plan.counts().stream()
                .flatMap(count -> of(jdk, count, peer).stream())
                .toList();
        return Cost.median(all, run -> run.cost().firstNanos());
    }

    private void printGrowth(Jdk jdk, PrintStream out) {
        int fewest = plan.counts().get(0);
        int most = plan.mostClasses();
        double growth = (double) all(jdk, most) / all(jdk, fewest);
        out.println("JDK " + jdk.version() + ": " + number((double) most / fewest) + " times the classes take Pawl "
                + number(growth) + " times the CPU time, without the first.");
    }

    private long all(Jdk jdk, int count) {
        return cost(jdk, count, Peer.PAWL).furtherCpuNanos() * (count - 1);
    }

    private Cost cost(Jdk jdk, int count, Peer peer) {
        return Cost.median(of(jdk, count, peer).stream().map(Run::cost).toList());
    }

    private long process(Jdk jdk, int count, Peer peer) {
        return Cost.median(of(jdk, count, peer), Run::processNanos);
    }

    private List<Run> of(Jdk jdk, int count, Peer peer) {
        return runs.getOrDefault(new Setting(jdk, count, peer), List.of());
    }

    private static String millis(long nanos) {
        return number(nanos / 1e6);
    }

    private static String micros(long nanos) {
        return number(nanos / 1e3);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.1f", value);
    }
}
