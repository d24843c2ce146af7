package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Note;
import java.util.List;
import org.junit.jupiter.api.Test;

class BrokenTextTests {

    @Test
    void a_broken_contract_tells_all_there_is_to_know() {
        Result result = Results.result()
                .because("4 M of them live in the routing index")
                .picture(Pictures.header(12)
                        .ints("weight")
                        .longs("lastAccess", "hits", "misses", "bytesIn", "bytesOut", "created")
                        .marked("long", 8, "expiresAt")
                        .on64())
                .note(new Note.Advice("Without alignment gaps: 68 bytes, still 72 when aligned."))
                .note(new Note.OtherModel(
                        "compact headers (-XX:+UseCompactObjectHeaders, default from JDK 27)", Bytes.of(64), true))
                .broken();

        assertMessage(result, """
                RouteEntry is larger than @MaxInstanceSize allows
                  because    4 M of them live in the routing index

                  allowed    64 bytes
                  measured   72 bytes  (+8)   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  line 0     0 header            12 int weight     16 long lastAccess   24 long hits
                            32 long misses       40 long bytesIn   48 long bytesOut     56 long created
                  line 1   >64 long expiresAt<

                  Without alignment gaps: 68 bytes, still 72 when aligned.
                  With compact headers (-XX:+UseCompactObjectHeaders, default from JDK 27): 64 bytes, would pass.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void further_facts_and_probabilities_share_the_column() {
        Result result = Results.result()
                .contract(
                        "@NoCacheLineStraddle(maxProbability = 0.25)",
                        "crosses a cache line more often than @NoCacheLineStraddle allows")
                .quantities(new Probability(1, 4), new Probability(1, 2))
                .fact("objects start", "at any multiple of 8")
                .fact(
                        "cause",
                        "the collector moves objects as it likes, so that nothing but the alignment of objects says where one"
                                + " of them starts after the next collection")
                .note(new Note.OtherLine(CacheLine.OF_128, new Probability(1, 4), true))
                .note(new Note.OtherModel("8-byte references", new Probability(5, 8), false))
                .broken();

        assertMessage(result, """
                RouteEntry crosses a cache line more often than @NoCacheLineStraddle allows

                  allowed        at 25 % of starts
                  measured       at 50 % of starts   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned
                  objects start  at any multiple of 8
                  cause          the collector moves objects as it likes, so that nothing but the alignment of objects says
                                 where one of them starts after the next collection

                  With 128-byte lines: at 25 % of starts, would pass.
                  With 8-byte references: at 62.5 % of starts, would fail as well.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void another_layout_model_is_part_of_the_headline_and_wide_conditions_get_a_line() {
        Result result = Results.result()
                .on(
                        "compact-headers",
                        "compact headers as of JDK 17.0.15 (computed), 8-byte header, 4-byte references, 8-aligned")
                .origin(null, null)
                .broken();

        assertMessage(result, """
                RouteEntry is larger than @MaxInstanceSize allows on compact-headers

                  allowed    64 bytes
                  measured   72 bytes  (+8)
                  judged on  compact headers as of JDK 17.0.15 (computed), 8-byte header, 4-byte references, 8-aligned""");
    }

    @Test
    void a_toleration_that_has_ended_is_named() {
        Result result = Results.result()
                .tolerated("waits for the new codec", "2026-11-30")
                .broken();

        assertMessage(result, """
                RouteEntry is larger than @MaxInstanceSize allows
                  tolerated  until 2026-11-30: waits for the new codec

                  allowed    64 bytes
                  measured   72 bytes  (+8)   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  The @KnownViolation on RouteEntry ended with 2026-11-30: keep the contract, or set a later day.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void a_tolerated_violation_can_be_told_too() {
        Result result =
                Results.result().tolerated("waits for the new codec", null).toleratedStill();

        assertMessage(result, """
                RouteEntry is larger than @MaxInstanceSize allows, which is tolerated
                  tolerated  waits for the new codec

                  allowed    64 bytes
                  measured   72 bytes  (+8)   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    private static void assertMessage(Result result, String expected) {
        assertThat(text(result)).isEqualTo(expected);
    }

    private static String text(Result result) {
        return new FailureMessages(BuildTool.MAVEN).of(List.of(result)).text();
    }
}
