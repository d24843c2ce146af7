package dev.pawl.core.check.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.pawl.LayoutModel;
import dev.pawl.MaxDeepSize;
import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import dev.pawl.core.measure.graph.Sizes;
import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.Settings.Judging;
import dev.pawl.core.settings.Settings.NotJudged;
import dev.pawl.core.settings.Settings.Unvisited;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class DeepSizeLimitTests {

    @Test
    void holds_at_the_limit_and_is_broken_one_byte_below() {
        long size = Sizes.object(1, 0) + Sizes.array(8, 4);

        assertThat(judge(size, new Holder(new long[4]))).isInstanceOf(Verdict.Passed.class);
        assertThat(judge(size - 1, new Holder(new long[4]))).isInstanceOf(Verdict.Failed.class);
    }

    @Test
    void tells_what_takes_how_much() {
        Verdict verdict = judge(0, new Holder(new long[1_000]));

        assertThat(verdict.finding().broken()).isEqualTo("reaches more than @MaxDeepSize allows");
        assertThat(verdict.finding().allowed()).isEqualTo(Bytes.of(0));
        assertThat(verdict.finding().measured()).isEqualTo(Bytes.of(Sizes.array(8, 1_000) + Sizes.object(1, 0)));
        assertThat(verdict.finding().facts())
                .containsExactly(
                        new Fact("objects", "2"),
                        new Fact(
                                "of which", String.format(Locale.ROOT, "%,d bytes in 1 long[]", Sizes.array(8, 1_000))),
                        new Fact(
                                "",
                                String.format(
                                        Locale.ROOT, "%5d bytes in 1 DeepSizeLimitTests.Holder", Sizes.object(1, 0))));
        assertThat(verdict.finding().notes())
                .containsExactly(
                        new Note.Advice("Every object that the value leads to counts, shared ones too. Types can be"
                                + " counted and not followed (`stopAt`, stoppingAt); what a WeakReference leads to does not"
                                + " count."));
    }

    @Test
    void tells_the_ten_largest_classes_and_the_rest_in_one_line() {
        Object[] twelveMore = {
            new boolean[5_000], new byte[4_500], new char[2_000], new short[1_800], new int[800], new float[700],
            new long[300], new double[200], new Object[150], new String[100], new Holder[50], new Integer[20]
        };

        List<Fact> facts =
                judge(0, new ArrayList<>(List.of(twelveMore))).finding().facts();

        assertThat(facts).hasSize(12);
        long rest = Sizes.references(50) + Sizes.references(20) + Sizes.object(1, 8);
        assertThat(facts.get(0)).isEqualTo(new Fact("objects", "14"));
        assertThat(facts.get(11).value())
                .isEqualTo(String.format(Locale.ROOT, "%5d bytes in 3 objects of 3 more classes", rest));
    }

    @Test
    void a_null_value_reaches_nothing() {
        Verdict verdict = judge(0, null);

        assertThat(verdict).isInstanceOf(Verdict.Passed.class);
        assertThat(verdict.finding().measured()).isEqualTo(Bytes.of(0));
        assertThat(verdict.finding().facts()).containsExactly(new Fact("objects", "0, as the value is null"));
    }

    @Test
    void says_so_if_the_value_is_what_the_walk_stops_at() {
        Verdict verdict = judge(1_000, String.class);

        assertThat(verdict.finding().facts())
                .containsExactly(
                        new Fact("objects", "1"),
                        new Fact("of which", "0 bytes in 1 Class"),
                        new Fact("followed", "nothing, as the walk stops at Class"));
    }

    @Test
    void cannot_be_judged_without_access_to_the_vm() {
        Verdict verdict = limit(1, Object.class, "value").judge(conditions(false));

        assertThat(verdict).isInstanceOfSatisfying(Verdict.Inconclusive.class, inconclusive -> {
            assertThat(inconclusive.reason()).isEqualTo(Verdict.Reason.ENVIRONMENT);
            assertThat(inconclusive.why())
                    .isEqualTo("references are read through the VM, which pawl.vm-access=off forbids");
            assertThat(inconclusive.finding().measured()).isNull();
        });
    }

    @Test
    void is_named_as_written() {
        assertThat(limit(1_000_000, Object.class, null).name()).isEqualTo("@MaxDeepSize(1000000)");
    }

    @Test
    void refuses_values_that_cannot_be_meant() {
        assertMisuse("`value` must be 0 or greater, but was -1.", () -> limit(-1, Object.class, null));
        assertMisuse(
                "A value of type int leads to no object. Limit a field of a reference type.",
                () -> limit(1, int.class, 1));
        assertMisuse(
                "A Thread is counted and not followed, as it leads to the whole VM. Limit a field that holds data.",
                () -> limit(1, Thread.class, null));
        assertMisuse(
                "`stopAt` must name types that the value leads to, not its own or a supertype, but was \"List\"."
                        + " The walk would stop before it starts.",
                () -> limit(1, ArrayList.class, null, List.class));
        assertMisuse(
                "`stopAt` must name types of objects, but was int.", () -> limit(1, Object.class, null, int.class));
    }

    @Test
    void the_annotation_reads_the_same() throws NoSuchFieldException {
        MaxDeepSize annotation = Annotated.class.getDeclaredField("value").getAnnotation(MaxDeepSize.class);
        Subject.OfGraph graph =
                new Subject.OfGraph("Annotated.value", Object.class, () -> new Holder(new Holder(null)));
        MaxDeepSizeCheck check = new MaxDeepSizeCheck();

        assertThat(check.annotation()).isEqualTo(MaxDeepSize.class);
        assertThat(check.contract(annotation, graph)
                        .judge(conditions(true))
                        .finding()
                        .measured())
                .isEqualTo(Bytes.of(Sizes.object(1, 0)));
        assertMisuse(
                "It stands on a field of a test class, whose value is looked into after each test.",
                () -> check.contract(annotation, new Subject.OfClass(Holder.class)));
    }

    private static void assertMisuse(String message, ThrowingCallable call) {
        assertThatExceptionOfType(Misuse.class).isThrownBy(call).withMessage(message);
    }

    private static Verdict judge(long limit, Object root) {
        return limit(limit, Object.class, root).judge(conditions(true));
    }

    private static Contract limit(long limit, Class<?> type, Object root, Class<?>... stopAt) {
        return DeepSizeLimit.of(limit, List.of(stopAt), new Subject.OfGraph("Tests.value", type, () -> root));
    }

    private static Conditions conditions(boolean vmAccess) {
        Settings settings = new Settings(
                Judging.JUDGE,
                List.of(),
                64,
                NotJudged.ABORT,
                NotJudged.ABORT,
                Unvisited.LIST,
                Path.of("unused"),
                vmAccess);
        return new Conditions(LayoutModel.RUNNING, HotSpotLayouts.create(vmAccess), settings);
    }

    record Holder(Object held) {}

    static final class Annotated {
        @MaxDeepSize(value = 10, stopAt = Holder.class)
        Object value;
    }
}
