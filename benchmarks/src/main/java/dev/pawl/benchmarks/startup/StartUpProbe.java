package dev.pawl.benchmarks.startup;

import dev.pawl.benchmarks.subjects.Group;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * One measurement in a fresh JVM: loads classes, asks a {@link Peer} for the layout of each, and writes what that took.
 * Arguments: the peer, the folder of the classes, how many of them (at least 2), the file to write.
 */
public final class StartUpProbe {

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private StartUpProbe() {}

    /** Measures once. */
    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Peer peer = Peer.valueOf(args[0]);
        Group group = new Group(Path.of(args[1]));
        try (URLClassLoader loader = new URLClassLoader(group.classPath(), StartUpProbe.class.getClassLoader())) {
            List<Class<?>> classes = load(group, Integer.parseInt(args[2]), loader);
            Files.writeString(Path.of(args[3]), measure(peer, classes).toString());
        }
    }

    private static List<Class<?>> load(Group group, int count, ClassLoader loader)
            throws IOException, ClassNotFoundException {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : group.concreteClasses().subList(0, count)) {
            classes.add(Class.forName(name, false, loader));
        }
        return classes;
    }

    private static Cost measure(Peer peer, List<Class<?>> classes) {
        Object[] results = new Object[classes.size()];
        long before = usedHeap();
        long startCpu = CPU.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        Function<Class<?>, Object> asker = peer.asker();
        results[0] = asker.apply(classes.get(0));
        long first = System.nanoTime();
        long firstCpu = CPU.getCurrentThreadCpuTime();
        for (int i = 1; i < results.length; i++) {
            results[i] = asker.apply(classes.get(i));
        }
        long endCpu = CPU.getCurrentThreadCpuTime();
        long end = System.nanoTime();
        long heap = usedHeap() - before;
        int further = results.length - 1;
        return new Cost(
                first - start,
                firstCpu - startCpu,
                (end - first) / further,
                (endCpu - firstCpu) / further,
                heap / results.length);
    }

    private static long usedHeap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
