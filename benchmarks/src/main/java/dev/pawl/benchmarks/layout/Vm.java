package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.core.measure.layout.VmModel;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A VM to compare with.
 *
 * @param flags that make it
 * @param model what is claimed of it
 */
record Vm(Jdk jdk, List<String> flags, VmModel model) {

    private static final int CONTENDED_WIDTH = 128;
    private static final String NO_OOPS = "-XX:-UseCompressedOops";
    private static final String NO_CLASS_POINTERS = "-XX:-UseCompressedClassPointers";
    private static final String COMPACT = "-XX:+UseCompactObjectHeaders";
    private static final String ALIGN_16 = "-XX:ObjectAlignmentInBytes=16";
    private static final String ZGC = "-XX:+UseZGC";

    /** The kinds of VM that a JDK offers, with and without honouring {@code @Contended} of ordinary classes. */
    static List<Vm> of(Jdk jdk) {
        return Stream.concat(common(jdk), jdk.feature() >= 25 ? compact(jdk) : Stream.of())
                .flatMap(vm -> Stream.of(vm, vm.honouringContended()))
                .toList();
    }

    private static Stream<Vm> common(Jdk jdk) {
        Stream<Vm> all = Stream.of(
                restricted(jdk, 12, 4, 8),
                restricted(jdk, 12, 8, 8, NO_OOPS),
                restricted(jdk, 12, 4, 16, ALIGN_16),
                restricted(jdk, 12, 8, 8, ZGC));
        Stream<Vm> uncompressed = Stream.of(
                restricted(jdk, 16, 4, 8, NO_CLASS_POINTERS), restricted(jdk, 16, 8, 8, NO_CLASS_POINTERS, NO_OOPS));
        // JDK-8363996 removes the flag from JDK 27.
        return jdk.feature() < 27 ? Stream.concat(all, uncompressed) : all;
    }

    private static Stream<Vm> compact(Jdk jdk) {
        return Stream.of(
                restricted(jdk, 8, 4, 8, COMPACT),
                restricted(jdk, 8, 8, 8, COMPACT, NO_OOPS),
                restricted(jdk, 8, 4, 16, COMPACT, ALIGN_16),
                restricted(jdk, 8, 8, 8, COMPACT, ZGC));
    }

    private static Vm restricted(Jdk jdk, int header, int reference, int alignment, String... flags) {
        VmModel model = new VmModel(header, reference, alignment, jdk.feature(), CONTENDED_WIDTH, true);
        return new Vm(jdk, List.of(flags), model);
    }

    private Vm honouringContended() {
        List<String> more = Stream.concat(flags.stream(), Stream.of("-XX:-RestrictContended"))
                .toList();
        VmModel honouring = new VmModel(
                model.headerBytes(),
                model.referenceBytes(),
                model.alignment(),
                model.jdk(),
                model.contendedWidth(),
                false);
        return new Vm(jdk, more, honouring);
    }

    /** For tables: {@code "-UseCompressedOops -RestrictContended"}. */
    String flagNames() {
        return flags.isEmpty() ? "default" : String.join(" ", flags).replace("-XX:", "");
    }

    /** For file names. */
    String id() {
        return (jdk.feature() + flagNames()).replaceAll("[^A-Za-z0-9]+", "-").toLowerCase(Locale.ROOT);
    }
}
