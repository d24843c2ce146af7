package dev.pawl.assertj;

import static dev.pawl.assertj.PawlAssertions.assertThatGraph;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.core.measure.graph.Sizes;
import dev.pawl.core.measure.layout.VmModels;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

class GraphAssertTests {

    private static final String JVM = "JDK "
            + Runtime.version().version().stream().map(String::valueOf).collect(Collectors.joining(".")) + ", "
            + VmModels.running();

    @RegisterExtension
    private final JudgedHere judged = new JudgedHere();

    @Test
    void holds_quietly() {
        assertThatGraph(new Table(new long[10], null)).isAtMost(Sizes.object(2, 0) + Sizes.array(8, 10));
    }

    @Test
    void does_not_follow_what_it_stops_at() {
        Table inner = new Table(new long[1_000], null);

        assertThatGraph(new Table(null, new Index(inner)))
                .stoppingAt(Index.class)
                .isAtMost(Sizes.object(2, 0) + Sizes.object(1, 0));
    }

    @Test
    void tells_which_classes_take_how_much() {
        long longs = Sizes.array(8, 1_000);
        long table = Sizes.object(2, 0);

        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> assertThatGraph(new Table(new long[1_000], null))
                        .as("it is built per request")
                        .isAtMost(4_000))
                .withMessage(String.format(Locale.ROOT, """
                        GraphAssertTests.Table reaches more than @MaxDeepSize allows
                          because    it is built per request

                          allowed    4,000 bytes
                          measured   %,d bytes  (+%,d)   %s
                          objects    2
                          of which   %,d bytes in 1 long[]
                                     %5d bytes in 1 GraphAssertTests.Table

                          Every object that the value leads to counts, shared ones too. Types can be counted and not followed
                          (`stopAt`, stoppingAt); what a WeakReference leads to does not count.

                          Run it again: mvn test -Dtest=GraphAssertTests#tells_which_classes_take_how_much""", longs + table, longs + table - 4_000, JVM, longs, table));
    }

    @Test
    void aborts_the_test_without_access_to_the_vm() throws IOException {
        judged.use(List.of(), false);

        assertThatExceptionOfType(TestAbortedException.class)
                .isThrownBy(() -> assertThatGraph("text").isAtMost(1_000))
                .withMessage("""
                        String could not be judged: references are read through the VM, which pawl.vm-access=off forbids

                          contract   @MaxDeepSize(1000)
                          allowed    1,000 bytes
                          judged on  %s

                          This does not fail the test; to make it fail, set pawl.environment=fail.

                          Run it again: mvn test -Dtest=GraphAssertTests#aborts_the_test_without_access_to_the_vm""".formatted(JVM));
        assertThat(judged.records()).singleElement().asString().contains("\"status\":\"not-judged\"");
    }

    @Test
    void refuses_what_cannot_be_meant() {
        assertRefused(
                "String: `value` must be 0 or greater, but was -1.",
                () -> assertThatGraph("").isAtMost(-1));
        assertRefused(
                "Thread: A Thread is counted and not followed, as it leads to the whole VM. Limit a field that holds data.",
                () -> assertThatGraph(Thread.currentThread()).isAtMost(1));
        assertRefused(
                "String: `stopAt` must name types that the value leads to, not its own or a supertype, but was"
                        + " \"CharSequence\". The walk would stop before it starts.",
                () -> assertThatGraph("").stoppingAt(CharSequence.class).isAtMost(1));
    }

    @Test
    void nothing_is_no_graph() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> assertThatGraph(null).isAtMost(0))
                .withMessageContaining("Expecting actual not to be null");
    }

    private static void assertRefused(String message, Runnable assertion) {
        assertThatIllegalArgumentException().isThrownBy(assertion::run).withMessage(message);
    }

    record Table(long[] values, Index index) {}

    record Index(Table table) {}
}
