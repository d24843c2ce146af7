package dev.pawl.benchmarks.startup;

import dev.pawl.benchmarks.jvm.Jdk;
import java.util.List;

/**
 * What to measure.
 *
 * @param counts numbers of classes, ascending
 * @param repetitions of everything, one after the other
 * @param seed of the classes
 */
record Plan(List<Jdk> jdks, List<Integer> counts, List<Peer> peers, int repetitions, long seed) {

    int mostClasses() {
        return counts.get(counts.size() - 1);
    }
}
