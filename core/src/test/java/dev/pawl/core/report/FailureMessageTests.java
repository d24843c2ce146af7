package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Verdict.Reason;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailureMessageTests {

    private static final String NO_HOTSPOT = "layouts are known for HotSpot only, and this is Eclipse OpenJ9.";

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

                  allowed        25 %
                  measured       50 %   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned
                  objects start  at any multiple of 8
                  cause          the collector moves objects as it likes, so that nothing but the alignment of objects says
                                 where one of them starts after the next collection

                  With 128-byte lines: 25 %, would pass.
                  With 8-byte references: 62.5 %, would fail as well.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void a_contract_without_quantities_still_says_where_it_was_judged_and_where_it_is_declared() throws Exception {
        Method sequence = NodeContracts.class.getDeclaredMethod("sequence");
        Result result = Results.result()
                .contract("@NoFalseSharing", "shares a cache line, against @NoFalseSharing")
                .subject(new Subject.OfField(RouteEntry.class, RouteEntry.class.getDeclaredField("hits")))
                .quantities(null, null)
                .site(new Site(sequence, "NodeContracts.sequence()"))
                .origin("com.acme.NodeContracts", null)
                .broken();

        assertMessage(result, """
                RouteEntry.hits shares a cache line, against @NoFalseSharing
                  declared   on NodeContracts.sequence()

                  judged on  JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  Run it again: mvn test -Dtest=NodeContracts""");
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
    void an_assertion_in_code_has_no_place_to_name() {
        Result result =
                Results.result().site(new Site(null, "assertThatLayout")).broken();

        assertThat(text(result)).doesNotContain("declared");
    }

    @Test
    void the_test_itself_is_no_place_to_name() throws Exception {
        Method method = getClass().getDeclaredMethod("the_test_itself_is_no_place_to_name");
        Results results = Results.result().site(new Site(method, "FailureMessageTests.the_test_itself()"));

        assertThat(text(results.origin(getClass().getName(), method.getName()).broken()))
                .doesNotContain("declared");
        assertThat(text(results.origin(getClass().getName(), "another").broken()))
                .contains("declared   on FailureMessageTests.the_test_itself()");
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

    @Test
    void a_violation_that_is_gone_asks_to_remove_the_annotation() {
        Result result = Results.result()
                .tolerated("waits for the new codec", "2027-03-31")
                .quantities(Bytes.of(64), Bytes.of(56))
                .holdsAgain();

        assertMessage(result, """
                @MaxInstanceSize(64) of RouteEntry holds again: remove @KnownViolation
                  tolerated  until 2027-03-31: waits for the new codec

                  allowed    64 bytes
                  measured   56 bytes  (-8)   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  Remove the @KnownViolation from RouteEntry, so that whoever breaks the contract again is told.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void what_could_not_be_judged_says_how_to_make_it_fail() {
        Result result = Results.result()
                .quantities(Bytes.of(64), null)
                .on("running", "")
                .note(new Note.Advice("Run the tests on HotSpot as well."))
                .notJudged(Reason.ENVIRONMENT, NO_HOTSPOT);

        assertMessage(result, """
                RouteEntry could not be judged: layouts are known for HotSpot only, and this is Eclipse OpenJ9

                  contract   @MaxInstanceSize(64)
                  allowed    64 bytes

                  Run the tests on HotSpot as well.
                  This does not fail the test; to make it fail, set pawl.environment=fail.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void what_could_not_be_judged_and_fails_says_why_it_fails() {
        Result result =
                Results.result().quantities(Bytes.of(64), null).notJudgedFails(Reason.NOISE, "readings vary too much");

        assertMessage(result, """
                RouteEntry could not be judged: readings vary too much

                  contract   @MaxInstanceSize(64)
                  allowed    64 bytes
                  judged on  JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  This fails the test because pawl.inconclusive=fail is set; pawl.inconclusive=abort only reports it.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void what_is_switched_off_says_how_to_switch_it_on() {
        Result result = Results.result()
                .quantities(null, null)
                .on("running", "")
                .notJudged(Reason.SWITCHED_OFF, "pawl.exact=off is set");

        assertMessage(result, """
                RouteEntry could not be judged: pawl.exact=off is set

                  contract   @MaxInstanceSize(64)

                  To judge it, set pawl.exact=judge.

                  Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
    }

    @Test
    void several_broken_contracts_are_listed_and_then_told_one_by_one() {
        Result size = Results.result()
                .because("4 M of them live in the routing index")
                .broken();
        Result loss = Results.result()
                .contract("@MaxAlignmentLoss(0)", "loses more bytes to alignment than @MaxAlignmentLoss allows")
                .quantities(Bytes.of(0), Bytes.of(4))
                .broken();

        FailureMessage message = message(size, Results.result().holds(), loss);

        assertThat(message.text()).isEqualTo("""
                        RouterTests.entry_stays_small(): 2 of 3 contracts are broken
                          1) RouteEntry is larger than @MaxInstanceSize allows
                          2) RouteEntry loses more bytes to alignment than @MaxAlignmentLoss allows

                        1) RouteEntry is larger than @MaxInstanceSize allows
                          because    4 M of them live in the routing index

                          allowed    64 bytes
                          measured   72 bytes  (+8)   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                        2) RouteEntry loses more bytes to alignment than @MaxAlignmentLoss allows

                          allowed    0 bytes
                          measured   4 bytes  (+4)   JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                          Run it again: mvn test -Dtest=RouterTests#entry_stays_small""");
        assertThat(message.expected()).isEqualTo("64 bytes\n0 bytes");
        assertThat(message.actual()).isEqualTo("72 bytes\n4 bytes");
    }

    @Test
    void the_head_of_several_says_what_they_have_in_common() {
        Result broken = Results.result().broken();
        Result again = Results.result().tolerated("waits", null).holdsAgain();
        Result noise = Results.result().notJudged(Reason.NOISE, "readings vary too much");
        Result known = Results.result().tolerated("waits", null).toleratedStill();
        Result nowhere = Results.result().origin(null, null).broken();
        Result ofClass = Results.result().origin("com.acme.Routers$Tests", null).broken();

        assertThat(head(broken, again)).isEqualTo("RouterTests.entry_stays_small(): 2 of 2 contracts fail");
        assertThat(head(again, again)).isEqualTo("RouterTests.entry_stays_small(): 2 of 2 contracts hold again");
        assertThat(head(noise, noise, known))
                .isEqualTo("RouterTests.entry_stays_small(): 2 of 3 contracts could not be judged");
        assertThat(head(known, known))
                .isEqualTo("RouterTests.entry_stays_small(): 2 of 2 contracts are broken, which is tolerated");
        assertThat(head(nowhere, nowhere)).isEqualTo("2 of 2 contracts are broken");
        assertThat(head(ofClass, ofClass)).isEqualTo("Routers.Tests: 2 of 2 contracts are broken");
    }

    @Test
    void one_that_fails_among_others_is_told_alone() {
        Result broken = Results.result().broken();
        Result unclear = Results.result().notJudged(Reason.NOISE, "readings vary too much");

        assertThat(message(unclear, broken, Results.result().holds())).isEqualTo(message(broken));
    }

    @Test
    void an_ide_compares_quantities_or_else_the_promise_with_what_is_the_case() {
        Results sharing = Results.result()
                .contract("@NoFalseSharing", "shares a cache line, against @NoFalseSharing")
                .quantities(null, null);

        assertCompared(Results.result().broken(), "64 bytes", "72 bytes");
        assertCompared(sharing.broken(), "@NoFalseSharing", "shares a cache line, against @NoFalseSharing");
        assertCompared(sharing.tolerated("waits", null).holdsAgain(), "broken, as @KnownViolation says", "holds");
        assertCompared(
                sharing.notJudged(Reason.NOISE, "readings vary too much."),
                "@NoFalseSharing",
                "not judged: readings vary too much");
    }

    @Test
    void contracts_that_hold_have_no_message() {
        List<Result> holding = List.of(Results.result().holds());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> FailureMessage.of(holding))
                .withMessage("there is no message for contracts that hold: [MaxInstanceSize(64) of RouteEntry]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FailureMessage.of(List.of()))
                .withMessage("there is no message for contracts that hold: []");
    }

    /** A type that declares contracts for others. */
    interface NodeContracts {
        long sequence();
    }

    private static void assertMessage(Result result, String expected) {
        assertThat(text(result)).isEqualTo(expected);
    }

    private static void assertCompared(Result result, String expected, String actual) {
        assertThat(message(result).expected()).isEqualTo(expected);
        assertThat(message(result).actual()).isEqualTo(actual);
    }

    private static String head(Result... results) {
        return message(results).text().lines().findFirst().orElseThrow();
    }

    private static String text(Result result) {
        return message(result).text();
    }

    private static FailureMessage message(Result... results) {
        return new FailureMessages(BuildTool.MAVEN).of(List.of(results));
    }
}
