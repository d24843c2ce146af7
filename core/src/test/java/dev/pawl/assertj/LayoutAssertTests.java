package dev.pawl.assertj;

import static dev.pawl.assertj.PawlAssertions.assertThatLayout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.LayoutModel;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.opentest4j.AssertionFailedError;

class LayoutAssertTests {

    /** The same on every JVM. */
    private static final String MODEL = LayoutModel.COMPRESSED_OOPS + "@17";

    @RegisterExtension
    private final JudgedHere judged = new JudgedHere();

    @Test
    void holds_quietly() {
        assertThatLayout(RouteEntry.class)
                .on(MODEL)
                .hasInstanceSizeAtMost(72)
                .hasInstanceSize(72)
                .losesAtMostToAlignment(0)
                .hasOnSameCacheLine("weight", "expiresAt")
                .hasWithin(12, "weight", "lastAccess")
                .on(LayoutModel.COMPRESSED_OOPS + "@25", LayoutModel.COMPACT_HEADERS + "@25")
                .hasInstanceSizeAtMost(72);
        assertThatLayout(Padded.class)
                .on(MODEL)
                .hasOnSeparateCacheLines("before", "value")
                .withLineSize(8)
                .hasNoFalseSharingOn("value");
        assertThatLayout(Small.class).on(MODEL).doesNotStraddleCacheLines().straddlesWithProbabilityAtMost(0.25);
    }

    @Test
    void tells_like_the_annotation_and_the_description_is_the_reason() {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> assertThatLayout(RouteEntry.class)
                        .as("%s of them live in the routing index", "4 M")
                        .on(MODEL)
                        .hasInstanceSizeAtMost(64))
                .withMessage("""
                        LayoutAssertTests.RouteEntry is larger than @MaxInstanceSize allows on compressed-oops@17
                          because    4 M of them live in the routing index

                          allowed    64 bytes
                          measured   72 bytes  (+8)   JDK 17, 12-byte header, 4-byte references, 8-aligned, computed

                          line 0     0 header         12 int weight     16 long lastAccess   24 long hits
                                    32 long misses    40 long bytesIn   48 long bytesOut     56 long expiresAt
                          line 1    64 long created

                          There are no alignment gaps.
                          At least 8 bytes of fields must go.
                          With compact headers (-XX:+UseCompactObjectHeaders, default from JDK 27): 72 bytes, would fail as well.
                          With 16-byte headers (-XX:-UseCompressedClassPointers, gone in JDK 27): 80 bytes, would fail as well.

                          Run it again: mvn test -Dtest=LayoutAssertTests#tells_like_the_annotation_and_the_description_is_the_reason""")
                .satisfies(error -> {
                    assertThat(error.getExpected().getStringRepresentation()).isEqualTo("64 bytes");
                    assertThat(error.getActual().getStringRepresentation()).isEqualTo("72 bytes");
                });
    }

    @Test
    void every_statement_can_fail() {
        assertBroken("is larger than @MaxInstanceSize allows", () -> entry().hasInstanceSizeAtMost(64));
        assertBroken("does not have the size that @InstanceSize demands", () -> entry().hasInstanceSize(64));
        assertBroken(
                "loses more to alignment than @MaxAlignmentLoss allows",
                () -> assertThatLayout(Small.class)
                        .on(LayoutModel.COMPACT_HEADERS)
                        .losesAtMostToAlignment(3));
        assertBroken("always straddles a cache line, which", () -> entry().doesNotStraddleCacheLines());
        assertBroken("straddles a cache line more often than", () -> entry().straddlesWithProbabilityAtMost(0.5));
        assertBroken(
                "may hold fields on one cache line that @SeparateCacheLines keeps apart",
                () -> entry().hasOnSeparateCacheLines("hits", "misses"));
        assertBroken("spreads fields further than @SameCacheLine allows", () -> entry().hasWithin(8, "hits", "misses"));
        assertBroken(
                "may share a cache line, which @NoFalseSharing forbids", () -> entry().hasNoFalseSharingOn("hits"));
        assertBroken(
                "may share a cache line, which @NoFalseSharing forbids",
                () -> assertThatLayout(Padded.class).on(MODEL).withLineSize(128).hasNoFalseSharingOn("value"));
    }

    @Test
    void every_model_named_is_judged_and_told() {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> assertThatLayout(Small.class)
                        .on(LayoutModel.UNCOMPRESSED, LayoutModel.COMPRESSED_OOPS, LayoutModel.COMPACT_HEADERS)
                        .hasInstanceSizeAtMost(16))
                .withMessageStartingWith(
                        "LayoutAssertTests.Small is larger than @MaxInstanceSize allows on uncompressed\n");
    }

    @Test
    void without_models_the_running_vm_and_those_of_the_project_are_judged() throws IOException {
        judged.use(List.of(LayoutModel.UNCOMPRESSED, LayoutModel.COMPACT_HEADERS), true);

        assertThatLayout(Small.class).hasInstanceSizeAtMost(24);

        assertThat(judged.records())
                .satisfiesExactly(
                        first -> assertThat(first).contains("\"model\":\"running\""),
                        second -> assertThat(second).contains("\"model\":\"uncompressed\""),
                        third -> assertThat(third).contains("\"model\":\"compact-headers\""));
    }

    @Test
    void records_what_holds_and_what_is_broken_under_the_test_in_progress() throws IOException {
        assertThatLayout(Small.class).hasInstanceSizeAtMost(24);
        assertBroken("is larger", () -> assertThatLayout(Small.class).hasInstanceSizeAtMost(1));

        assertThat(judged.records())
                .allSatisfy(line -> assertThat(line)
                        .contains("{\"class\":\"dev.pawl.assertj.LayoutAssertTests\",\"method\":"
                                + "\"records_what_holds_and_what_is_broken_under_the_test_in_progress\"}"))
                .satisfiesExactly(
                        holds ->
                                assertThat(holds).contains("\"name\":\"@MaxInstanceSize(24)\"", "\"status\":\"holds\""),
                        broken -> assertThat(broken)
                                .contains("\"name\":\"@MaxInstanceSize(1)\"", "\"status\":\"broken\""));
    }

    @Test
    void a_message_of_the_users_replaces_ours() {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> entry().withFailMessage("too %s", "large").hasInstanceSizeAtMost(8))
                .withMessage("too large");
    }

    @Test
    void the_trace_begins_in_the_test() {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> entry().hasInstanceSizeAtMost(8))
                .satisfies(error -> assertThat(error.getStackTrace()[0].getClassName())
                        .isEqualTo(LayoutAssertTests.class.getName()));
    }

    @Test
    void refuses_what_cannot_be_meant() {
        assertRefused(
                "LayoutAssertTests.RouteEntry: `value` must be 1 or greater, but was 0.",
                () -> entry().hasInstanceSizeAtMost(0));
        assertRefused(
                "LayoutAssertTests.RouteEntry has no field \"hit\". Did you mean hits?"
                        + " Its fields: weight, lastAccess, hits, misses, bytesIn, bytesOut, expiresAt, created.",
                () -> entry().hasNoFalseSharingOn("hit"));
        assertRefused(
                "Runnable is an interface, which has no layout. Name classes that implement it, or annotate those.",
                () -> assertThatLayout(Runnable.class).hasInstanceSize(16));
        assertRefused(
                "LayoutAssertTests.RouteEntry: `maxProbability` must be from 0 to 1, but was 1.5. For 1.5 % write 0.015.",
                () -> entry().straddlesWithProbabilityAtMost(1.5));
        assertRefused("a cache line is a power of two from 8 bytes, not 48", () -> entry().withLineSize(48));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> entry().on("compact-header"))
                .withMessageStartingWith("There is no layout model \"compact-header\". Did you mean compact-headers?");
        assertRefused(
                "LayoutAssertTests.RouteEntry: No field of LayoutAssertTests.RouteEntry is under"
                        + " @jdk.internal.vm.annotation.Contended, neither by itself nor by its class.",
                () -> entry().honorsContended());
    }

    @Test
    void no_class_is_no_layout() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> assertThatLayout(null).hasInstanceSize(16))
                .withMessageContaining("Expecting actual not to be null");
    }

    private static LayoutAssert entry() {
        return assertThatLayout(RouteEntry.class).on(MODEL);
    }

    private static void assertBroken(String words, Runnable assertion) {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(assertion::run)
                .withMessageContaining(words);
    }

    private static void assertRefused(String message, Runnable assertion) {
        assertThatIllegalArgumentException().isThrownBy(assertion::run).withMessage(message);
    }

    static final class RouteEntry {
        int weight;
        long lastAccess;
        long hits;
        long misses;
        long bytesIn;
        long bytesOut;
        long expiresAt;
        long created;
    }

    static final class Small {
        int value;
    }

    static final class Padded {
        long before;
        long p1, p2, p3, p4, p5, p6, p7;
        volatile long value;
        long q1, q2, q3, q4, q5, q6, q7;
    }
}
