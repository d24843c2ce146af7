package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.jvm.ChildJvm;
import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs the child JVMs of a comparison, one after the other; each leaves a file in the folder.
 *
 * @param folder for all files
 * @param agent the jar of {@link OracleAgent}
 * @param groups the classes
 */
record Campaign(Path folder, Path agent, List<Group> groups) {

    private static final List<String> SMALL_HEAP = List.of("-Xmx1g");

    /** What a VM itself says. */
    Path truth(Vm vm) {
        return folder.resolve(vm.id() + ".truth");
    }

    /** What Pawl measures inside that VM. */
    Path running(Vm vm) {
        return folder.resolve(vm.id() + ".running");
    }

    /** What Pawl computes of that VM in a default VM of {@code teller}. */
    Path computed(Vm vm, Jdk teller) {
        return folder.resolve(vm.id() + ".under-" + teller.feature());
    }

    /** What JOL computes of that VM in a default VM of the same JDK. */
    Path jol(Vm vm) {
        return folder.resolve(vm.id() + ".jol");
    }

    /** Asks a VM for the truth, and Pawl inside it. */
    void measure(Vm vm) throws IOException, InterruptedException {
        List<String> flags = flags(vm.flags(), Oracle.FLAGS, List.of("-javaagent:" + agent));
        run(vm.jdk(), flags, Oracle.class, List.of(truth(vm).toString()), vm.id() + "-truth");
        run(vm.jdk(), flags(vm.flags()), Reading.class, List.of("running=" + running(vm)), vm.id() + "-running");
    }

    /** Has all VMs computed in a default VM of {@code teller}. */
    void compute(Jdk teller, List<Vm> vms) throws IOException, InterruptedException {
        List<String> sources = new ArrayList<>();
        for (Vm vm : vms) {
            sources.add(LayoutSource.under(vm.model()) + "=" + computed(vm, teller));
            if (vm.jdk().equals(teller)) {
                sources.add(LayoutSource.jol(vm.model()) + "=" + jol(vm));
            }
        }
        run(teller, flags(), Reading.class, sources, teller.feature() + "-computed");
    }

    private void run(Jdk jdk, List<String> flags, Class<?> main, List<String> arguments, String log)
            throws IOException, InterruptedException {
        List<String> all = Stream.concat(
                        arguments.stream(), groups.stream().map(group -> group.folder().toString()))
                .toList();
        ChildJvm.withOwnClassPath(jdk, flags).run(main, all, folder.resolve(log + ".log"));
    }

    @SafeVarargs
    private static List<String> flags(List<String>... more) {
        return Stream.concat(SMALL_HEAP.stream(), Stream.of(more).flatMap(List::stream))
                .toList();
    }
}
