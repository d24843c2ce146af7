package dev.pawl.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import dev.pawl.core.check.Tolerance;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.report.Origin;
import dev.pawl.core.report.Result;
import dev.pawl.core.report.Result.Status;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.Settings.Judging;
import dev.pawl.core.settings.Settings.NotJudged;
import dev.pawl.core.settings.Settings.Unvisited;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict;
import dev.pawl.core.verdict.Verdict.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class JudgeTests {

    private static final Instant NOW = Instant.parse("2027-03-31T10:00:00Z");
    private static final Finding FINDING = new Finding("is broken", null, null, "here", List.of(), null, List.of());
    private static final Verdict PASSED = new Verdict.Passed(FINDING);
    private static final Verdict FAILED = new Verdict.Failed(FINDING);

    @Test
    void a_contract_holds_or_is_broken() {
        assertThat(status(PASSED, null)).isEqualTo(Status.HOLDS);
        assertThat(status(FAILED, null)).isEqualTo(Status.BROKEN);
    }

    @Test
    void a_known_violation_is_tolerated_to_the_end_of_its_last_day() {
        assertThat(status(FAILED, new Tolerance("ticket 7", null))).isEqualTo(Status.TOLERATED);
        assertThat(status(FAILED, new Tolerance("ticket 7", LocalDate.of(2027, 3, 31))))
                .isEqualTo(Status.TOLERATED);
        assertThat(status(FAILED, new Tolerance("ticket 7", LocalDate.of(2027, 3, 30))))
                .isEqualTo(Status.BROKEN);
    }

    @Test
    void a_known_violation_that_holds_again_is_told_even_after_its_last_day() {
        assertThat(status(PASSED, new Tolerance("ticket 7", null))).isEqualTo(Status.HOLDS_AGAIN);
        assertThat(status(PASSED, new Tolerance("ticket 7", LocalDate.of(2027, 3, 30))))
                .isEqualTo(Status.HOLDS_AGAIN);
    }

    @ParameterizedTest
    @CsvSource({
        "ENVIRONMENT, ABORT, FAIL, NOT_JUDGED_FAILS",
        "ENVIRONMENT, FAIL, ABORT, NOT_JUDGED",
        "NOISE, ABORT, FAIL, NOT_JUDGED",
        "NOISE, FAIL, ABORT, NOT_JUDGED_FAILS",
        "NO_BASELINE, FAIL, ABORT, NOT_JUDGED_FAILS",
        "NOT_REPRODUCED, FAIL, ABORT, NOT_JUDGED_FAILS",
        "SWITCHED_OFF, FAIL, FAIL, NOT_JUDGED"
    })
    void the_settings_say_what_becomes_of_what_could_not_be_judged(
            Reason reason, NotJudged inconclusive, NotJudged environment, Status expected) {
        Verdict verdict = new Verdict.Inconclusive(reason, "it is so", FINDING);
        Judge judge = judge(settings(Judging.JUDGE, inconclusive, environment));

        assertThat(judge.judge(caseOf(conditions -> verdict, null), Origin.UNKNOWN)
                        .status())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource(NotJudged.class)
    void exact_contracts_can_be_switched_off(NotJudged outcome) {
        Judge judge = judge(settings(Judging.OFF, outcome, outcome));

        Result result = judge.judge(
                caseOf(
                        conditions -> {
                            throw new AssertionError("must not be judged");
                        },
                        null),
                Origin.UNKNOWN);

        assertThat(result.status()).isEqualTo(Status.NOT_JUDGED);
        assertThat(result.verdict())
                .isEqualTo(new Verdict.Inconclusive(
                        Reason.SWITCHED_OFF,
                        "exact contracts are switched off by pawl.exact=off",
                        new Finding("could not be judged", null, null, "", List.of(), null, List.of())));
    }

    @Test
    void a_result_knows_its_case_its_test_and_its_time() {
        ContractCase contractCase = caseOf(conditions -> PASSED, null);
        Origin origin = new Origin("RouterTests", "routes");

        Result result =
                judge(settings(Judging.JUDGE, NotJudged.ABORT, NotJudged.ABORT)).judge(contractCase, origin);

        assertThat(result.contractCase()).isSameAs(contractCase);
        assertThat(result.origin()).isEqualTo(origin);
        assertThat(result.at()).isEqualTo(NOW);
        assertThat(result.took()).isBetween(Duration.ZERO, Duration.ofMinutes(1));
    }

    @Test
    void layouts_that_are_not_understood_are_no_verdict() {
        Result result = judge(settings(Judging.JUDGE, NotJudged.ABORT, NotJudged.ABORT))
                .judge(
                        caseOf(
                                conditions -> {
                                    throw new LayoutNotUnderstood("this is no HotSpot");
                                },
                                null),
                        Origin.UNKNOWN);

        assertThat(result.status()).isEqualTo(Status.NOT_JUDGED);
        assertThat(((Verdict.Inconclusive) result.verdict()).why())
                .isEqualTo("layout not understood: this is no HotSpot");
    }

    @Test
    void a_contract_that_breaks_down_is_named() {
        Judge judge = judge(settings(Judging.JUDGE, NotJudged.ABORT, NotJudged.ABORT));
        RuntimeException cause = new UnsupportedOperationException("no such thing");
        ContractCase contractCase = caseOf(
                conditions -> {
                    throw cause;
                },
                null);

        assertThatThrownBy(() -> judge.judge(contractCase, Origin.UNKNOWN))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "Scripted of String, declared on RouterTests.routes(), could not be judged because of an error:"
                                + " java.lang.UnsupportedOperationException: no such thing")
                .hasCause(cause);
    }

    private static Status status(Verdict verdict, Tolerance tolerance) {
        return judge(settings(Judging.JUDGE, NotJudged.ABORT, NotJudged.ABORT))
                .judge(caseOf(conditions -> verdict, tolerance), Origin.UNKNOWN)
                .status();
    }

    private static Judge judge(Settings settings) {
        return new Judge(settings, () -> SharedLayouts.with(true), InstantSource.fixed(NOW), () -> ZoneOffset.UTC);
    }

    private static Settings settings(Judging exact, NotJudged inconclusive, NotJudged environment) {
        return new Settings(
                exact, List.of(), 64, inconclusive, environment, Unvisited.LIST, Path.of("target", "pawl"), true);
    }

    private static ContractCase caseOf(Function<Conditions, Verdict> script, Tolerance tolerance) {
        return new ContractCase(
                null,
                new Scripted(script),
                new Subject.OfClass(String.class),
                "running",
                "",
                tolerance,
                new Site(null, "RouterTests.routes()"));
    }

    private record Scripted(Function<Conditions, Verdict> script) implements Contract {
        @Override
        public String name() {
            return "@Scripted";
        }

        @Override
        public Object topic() {
            return "script";
        }

        @Override
        public Verdict judge(Conditions conditions) {
            return script.apply(conditions);
        }
    }
}
