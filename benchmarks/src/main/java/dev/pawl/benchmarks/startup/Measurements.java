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

    private final Map<Setting, List<Run>> runs = new HashMap<>();

    private record Setting(Jdk jdk, int classes, Peer peer) {}

    /** One process: from its start to its end, and what it measured itself. */
    record Run(long processNanos, Cost cost) {}

    void add(Jdk jdk, int classes, Peer peer, Run run) {
        runs.computeIfAbsent(new Setting(jdk, classes, peer), key -> new ArrayList<>())
                .add(run);
    }

    void print(List<Jdk> jdks, List<Integer> counts, PrintStream out) {
        out.println(
                "| JDK | classes | asked | first, ms | JOL's first / this | each further, µs | of that CPU, µs | heap a class, B |"
                        + " whole process, ms | more than loading, ms |");
        out.println("|---|---:|---|---:|---:|---:|---:|---:|---:|---:|");
        for (Jdk jdk : jdks) {
            for (int count : counts) {
                for (Peer peer : Peer.values()) {
                    out.println(row(jdk, count, peer));
                }
            }
        }
        for (Jdk jdk : jdks) {
            printGrowth(jdk, counts, out);
        }
    }

    private String row(Jdk jdk, int count, Peer peer) {
        Cost cost = cost(jdk, count, peer);
        double jol = cost(jdk, count, Peer.JOL).firstNanos();
        long process = process(jdk, count, peer);
        long more = process - process(jdk, count, Peer.NOBODY);
        String start = "| " + jdk.version() + " | " + String.format(Locale.ROOT, "%,d", count) + " | " + peer.label();
        if (peer == Peer.NOBODY) {
            return start + " | | | | | | " + millis(process) + " | |";
        }
        return start + " | " + millis(cost.firstNanos()) + " | " + number(jol / cost.firstNanos()) + " | "
                + number(cost.furtherNanos() / 1e3) + " | " + number(cost.furtherCpuNanos() / 1e3) + " | "
                + cost.heapBytes() + " | " + millis(process) + " | "
                + millis(more) + " |";
    }

    private void printGrowth(Jdk jdk, List<Integer> counts, PrintStream out) {
        int fewest = counts.get(0);
        int most = counts.get(counts.size() - 1);
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

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.1f", value);
    }
}
