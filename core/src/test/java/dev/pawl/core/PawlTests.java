package dev.pawl.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.ContractsOf;
import dev.pawl.InstanceSize;
import dev.pawl.MaxDeepSize;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoFalseSharing;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.report.Origin;
import dev.pawl.core.report.Recorder;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.Settings.Judging;
import dev.pawl.core.settings.Settings.NotJudged;
import dev.pawl.core.settings.Settings.Unvisited;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PawlTests {

    @MaxInstanceSize(32)
    static class Entry {
        long key;
        long value;
    }

    static final class RouterTestCases {
        @MaxDeepSize(1_000)
        final List<String> names = new ArrayList<>(List.of("a"));

        @MaxInstanceSize(value = 8, of = Entry.class)
        @MaxInstanceSize(value = 24, of = Entry.class, on = "compact-headers")
        void routes() {}

        @MaxInstanceSize(value = 24, of = Entry.class, on = "compact-header")
        void wrong_model() {}
    }

    @InstanceSize(value = 24, of = Entry.class, on = "compact-headers")
    static final class ClassTestCases {}

    @ContractsOf(Entry.class)
    interface EntryContracts {
        @NoFalseSharing
        long key();
    }

    @TempDir
    private Path reports;

    @Test
    void an_annotated_class_is_judged_by_the_vm_it_runs_in() {
        Pawl pawl = pawl(List.of("uncompressed"));

        assertThat(judged(pawl, pawl.ofClass(Entry.class, List.of())))
                .containsExactly(
                        "MaxInstanceSize(32) of PawlTests.Entry: HOLDS",
                        "MaxInstanceSize(32) of PawlTests.Entry on uncompressed: HOLDS");
    }

    @Test
    void a_test_method_is_judged() {
        Pawl pawl = pawl(List.of());

        assertThat(judged(pawl, pawl.ofTestMethod(RouterTestCases.class, method("routes"))))
                .containsExactly(
                        "MaxInstanceSize(8) of PawlTests.Entry: BROKEN",
                        "MaxInstanceSize(24) of PawlTests.Entry on compact-headers: HOLDS");
    }

    @Test
    void test_classes_mix_ins_and_fields_are_judged() {
        Pawl pawl = pawl(List.of());

        assertThat(judged(pawl, pawl.ofTestClass(ClassTestCases.class)))
                .containsExactly("InstanceSize(24) of PawlTests.Entry on compact-headers: HOLDS");
        assertThat(judged(pawl, pawl.ofMixIn(EntryContracts.class)))
                .containsExactly("NoFalseSharing of PawlTests.Entry.key: BROKEN");
        assertThat(judged(pawl, pawl.ofTestFields(new RouterTestCases())))
                .containsExactly("MaxDeepSize(1000) of PawlTests.RouterTestCases.names: HOLDS");
    }

    @Test
    void every_result_is_recorded() throws IOException {
        Pawl pawl = pawl(List.of());
        pawl.judge(pawl.ofTestMethod(RouterTestCases.class, method("routes")), Origin.UNKNOWN);

        assertThat(Recorder.in(reports).counts().broken()).isEqualTo(1);
        assertThat(Recorder.in(reports).counts().hold()).isEqualTo(1);
        assertThat(Files.readAllLines(reports.resolve("results.jsonl")))
                .filteredOn(line -> line.contains("MaxInstanceSize"))
                .hasSize(2);
    }

    @Test
    void a_layout_model_there_is_not_is_refused_with_the_nearest() {
        assertThatThrownBy(() -> pawl(List.of()).ofTestMethod(RouterTestCases.class, method("wrong_model")))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "@MaxInstanceSize on PawlTests.RouterTestCases.wrong_model(): `on`: There is no layout model"
                                + " \"compact-header\". Did you mean compact-headers? Known are running, compressed-oops,"
                                + " no-compressed-oops, compact-headers, compact-headers-no-compressed-oops, uncompressed, and each"
                                + " but the first with the field rule of another JDK, as in compact-headers@27.");
    }

    @Test
    void layouts_are_made_once_for_each_way_to_know_them() {
        assertThat(SharedLayouts.with(true)).isSameAs(SharedLayouts.with(true));
        assertThat(SharedLayouts.with(false))
                .isSameAs(SharedLayouts.with(false))
                .isNotSameAs(SharedLayouts.with(true));
    }

    @Test
    void knows_its_settings() {
        assertThat(pawl(List.of("uncompressed")).settings().layouts()).containsExactly("uncompressed");
    }

    private Pawl pawl(List<String> layouts) {
        return Pawl.with(new Settings(
                Judging.JUDGE, layouts, 64, NotJudged.ABORT, NotJudged.ABORT, Unvisited.LIST, reports, true));
    }

    private static List<String> judged(Pawl pawl, List<ContractCase> cases) {
        return pawl.judge(cases, Origin.UNKNOWN).stream()
                .map(result -> result.contractCase().name() + ": " + result.status())
                .toList();
    }

    private static Method method(String name) {
        return Stream.of(RouterTestCases.class.getDeclaredMethods())
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
