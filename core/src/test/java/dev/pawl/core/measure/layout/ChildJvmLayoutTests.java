package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.core.measure.layout.ChildJvm.Ended;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What depends on how the JVM was started, each in a JVM of its own, which must stay silent. */
class ChildJvmLayoutTests {

    private static final int JDK = Runtime.version().feature();
    private static final List<String> UNRESTRICTED = List.of("-XX:-RestrictContended");

    static Stream<Arguments> flags() {
        return Stream.of(
                        flags(17, "12-byte header, 4-byte references, 8-aligned"),
                        flags(17, "12-byte header, 8-byte references, 8-aligned", "-XX:-UseCompressedOops"),
                        flags(17, "12-byte header, 4-byte references, 16-aligned", "-XX:ObjectAlignmentInBytes=16"),
                        flags(17, "12-byte header, 8-byte references, 8-aligned", "-XX:+UseZGC"),
                        flags(17, "12-byte header, 4-byte references, 8-aligned", debugger()),
                        flags(17, "12-byte header, 4-byte references, 8-aligned", "-Xint"),
                        flags(
                                23,
                                "12-byte header, 4-byte references, 8-aligned",
                                "--sun-misc-unsafe-memory-access=deny"),
                        flags(25, "8-byte header, 4-byte references, 8-aligned", "-XX:+UseCompactObjectHeaders"),
                        flags(
                                25,
                                "8-byte header, 8-byte references, 8-aligned",
                                "-XX:+UseCompactObjectHeaders",
                                "-XX:+UseZGC"))
                .filter(arguments -> (int) arguments.get()[0] <= JDK);
    }

    private static Arguments flags(int fromJdk, String model, String... flags) {
        return Arguments.of(fromJdk, model, List.of(flags));
    }

    private static String debugger() {
        return "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:0,quiet=y";
    }

    @ParameterizedTest
    @MethodSource("flags")
    void the_running_vm_agrees_with_the_rule(int fromJdk, String model, List<String> flags) {
        Ended child = ChildJvm.run(flags, LayoutsInChild.class, "with-access", "kinds");

        assertThat(child).isEqualTo(new Ended(0, model + ": 14 of 14 agree, 9 below the JDK []\n", ""));
    }

    @Test
    void uncompressed_class_pointers_are_understood() {
        assumeTrue(JDK < 25, "deprecated in 25, which says so, and removed in 27");

        Ended child =
                ChildJvm.run(List.of("-XX:-UseCompressedClassPointers"), LayoutsInChild.class, "with-access", "kinds");

        String model = "16-byte header, 4-byte references, 8-aligned";
        assertThat(child).isEqualTo(new Ended(0, model + ": 14 of 14 agree, 9 below the JDK []\n", ""));
    }

    @Test
    void restricted_contended_changes_nothing() {
        Ended child = ChildJvm.run(List.of(), LayoutsInChild.class, "with-access", "contended");

        assertThat(child.output()).isEqualTo("""
                Plain 32: a@16 b@24
                OnOneField 32: a@16 b@24
                OnBothFields 32: a@16 b@24
                Group 40: a@16 b@24 c@32
                OnClass 32: a@16 b@24
                BelowClass 40: a@16 b@24 z@32
                BelowThat 48: i@12 a@16 b@24 z@32 b@40
                OnStaticField 16: a@12
                BelowStatic 16: a@12 b@13
                Mixed 40: i@12 l@16 b@24 r@28 o@32
                """);
        assertThat(child.errors()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource
    void honoured_contended_pads(String access) {
        Ended child = ChildJvm.run(UNRESTRICTED, LayoutsInChild.class, access, "contended");

        assertThat(child.output()).isEqualTo("""
                Plain 32: a@16 b@24
                OnOneField 288: b@16 a@152
                OnBothFields 416: a@144 b@280
                Group 296: c@16 a@152 b@160
                OnClass 288: a@144 b@152
                BelowClass 296: a@144 b@152 z@288
                BelowThat 432: a@144 b@152 z@288 i@424 b@428
                OnStaticField 16: a@12
                BelowStatic 144: a@12 b@141
                Mixed 552: r@140 l@272 b@280 o@284 i@416
                """);
        assertThat(child.errors()).isEmpty();
    }

    static Stream<String> honoured_contended_pads() {
        return Stream.of("with-access", "without-access");
    }

    @Test
    void padding_is_as_wide_as_the_vm_says() {
        Ended child = ChildJvm.run(
                List.of("-XX:-RestrictContended", "-XX:ContendedPaddingWidth=64"),
                LayoutsInChild.class,
                "with-access",
                "contended");

        assertThat(child.output().lines().limit(4))
                .containsExactly(
                        "Plain 32: a@16 b@24",
                        "OnOneField 160: b@16 a@88",
                        "OnBothFields 224: a@80 b@152",
                        "Group 168: c@16 a@88 b@96");
    }

    @Test
    void a_vm_that_ignores_contended_pads_nothing() {
        Ended child = ChildJvm.run(
                List.of("-XX:-RestrictContended", "-XX:-EnableContended"),
                LayoutsInChild.class,
                "with-access",
                "contended");

        assertThat(child.output()).contains("OnOneField 32: a@16 b@24\n").contains("OnClass 32: a@16 b@24\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"jdk.management", "jdk.unsupported"})
    void a_jvm_without_a_module_that_measuring_needs_is_not_understood(String missing) {
        String others = Stream.of("java.base", "jdk.management", "jdk.unsupported")
                .filter(module -> !module.equals(missing))
                .collect(Collectors.joining(","));
        Ended child = ChildJvm.run(List.of("--limit-modules", others), LayoutsInChild.class, "with-access", "kinds");

        assertThat(child.errors())
                .contains("LayoutNotUnderstood: layout not understood: this JVM runs without the module " + missing
                        + ", which tells how it lays out objects. Start it with --add-modules " + missing
                        + ", or add the module to its runtime image\n");
    }
}
