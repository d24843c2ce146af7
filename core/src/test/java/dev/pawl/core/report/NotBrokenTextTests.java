package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Verdict.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of contracts that hold again or were not judged. */
class NotBrokenTextTests {

    private static final String NO_HOTSPOT = "layouts are known for HotSpot only, and this is Eclipse OpenJ9.";

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

    private static void assertMessage(Result result, String expected) {
        assertThat(text(result)).isEqualTo(expected);
    }

    private static String text(Result result) {
        return new FailureMessages(BuildTool.MAVEN).of(List.of(result)).text();
    }
}
