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
 * @param libraries classes to ask about
 * @param generated classes to ask about, some of them {@code @Contended}: only these where that is honoured
 */
record Campaign(Path folder, Path agent, List<Group> libraries, Group generated) {

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
        List<String> oracleFlags = new ArrayList<>(Oracle.FLAGS);
        oracleFlags.addAll(flags(vm.flags(), "-javaagent:" + agent));
        List<Group> groups = groups(vm);
        run(vm.jdk(), oracleFlags, Oracle.class, List.of(truth(vm).toString()), groups, vm.id() + "-truth");
        List<String> running = List.of("running=" + running(vm));
        run(vm.jdk(), flags(vm.flags()), Reading.class, running, groups, vm.id() + "-running");
    }

    /** Has all VMs computed in a default VM of {@code teller}. */
    void compute(Jdk teller, List<Vm> vms) throws IOException, InterruptedException {
        compute(
                teller,
                vms.stream().filter(vm -> !vm.model().contendedRestricted()).toList(),
                List.of(generated));
        compute(
                teller,
                vms.stream().filter(vm -> vm.model().contendedRestricted()).toList(),
                allGroups());
    }

    private void compute(Jdk teller, List<Vm> vms, List<Group> groups) throws IOException, InterruptedException {
        List<String> sources = new ArrayList<>();
        for (Vm vm : vms) {
            sources.add(LayoutSource.under(vm.model()) + "=" + computed(vm, teller));
            if (vm.jdk().equals(teller)) {
                sources.add(LayoutSource.jol(vm.model()) + "=" + jol(vm));
            }
        }
        run(teller, flags(List.of()), Reading.class, sources, groups, teller.feature() + "-computed");
    }

    private List<Group> groups(Vm vm) {
        return vm.model().contendedRestricted() ? allGroups() : List.of(generated);
    }

    private List<Group> allGroups() {
        return Stream.concat(libraries.stream(), Stream.of(generated)).toList();
    }

    private void run(Jdk jdk, List<String> flags, Class<?> main, List<String> arguments, List<Group> groups, String log)
            throws IOException, InterruptedException {
        List<String> all = Stream.concat(
                        arguments.stream(),
                        groups.stream().map(group -> group.folder().toString()))
                .toList();
        ChildJvm.withOwnClassPath(jdk, flags).run(main, all, folder.resolve(log + ".log"));
    }

    private static List<String> flags(List<String> vmFlags, String... more) {
        return Stream.of(SMALL_HEAP, vmFlags, List.of(more))
                .flatMap(List::stream)
                .toList();
    }
}
