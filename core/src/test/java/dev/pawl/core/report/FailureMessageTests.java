package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.verdict.Verdict.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailureMessageTests {

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

    private static void assertCompared(Result result, String expected, String actual) {
        assertThat(message(result).expected()).isEqualTo(expected);
        assertThat(message(result).actual()).isEqualTo(actual);
    }

    private static String head(Result... results) {
        return message(results).text().lines().findFirst().orElseThrow();
    }

    private static FailureMessage message(Result... results) {
        return new FailureMessages(BuildTool.MAVEN).of(List.of(results));
    }
}
