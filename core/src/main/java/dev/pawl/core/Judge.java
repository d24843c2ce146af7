package dev.pawl.core;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Tolerance;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.report.Origin;
import dev.pawl.core.report.Result;
import dev.pawl.core.report.Result.Status;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Supplier;

/** Judges a case and says what becomes of it. */
final class Judge {

    private final Settings settings;
    private final Supplier<Layouts> layouts;
    private final InstantSource clock;
    private final Supplier<ZoneId> zone;

    /** The zone, which is slow to find at first, is asked for only where a day matters. */
    Judge(Settings settings, Supplier<Layouts> layouts, InstantSource clock, Supplier<ZoneId> zone) {
        this.settings = settings;
        this.layouts = layouts;
        this.clock = clock;
        this.zone = zone;
    }

    Result judge(ContractCase contractCase, Origin origin) {
        long start = System.nanoTime();
        Verdict verdict = settings.exact() == Settings.Judging.OFF ? switchedOff() : verdict(contractCase);
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        return new Result(contractCase, verdict, status(verdict, contractCase), origin, clock.instant(), took);
    }

    private Verdict verdict(ContractCase contractCase) {
        try {
            return contractCase.contract().judge(new Conditions(contractCase.model(), layouts.get(), settings));
        } catch (LayoutNotUnderstood e) {
            return notJudged(Verdict.Reason.ENVIRONMENT, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    contractCase.name() + ", declared on " + contractCase.site().displayName()
                            + ", could not be judged because of an error: " + e,
                    e);
        }
    }

    private static Verdict switchedOff() {
        return notJudged(Verdict.Reason.SWITCHED_OFF, "exact contracts are switched off by pawl.exact=off");
    }

    private static Verdict notJudged(Verdict.Reason reason, String why) {
        return new Verdict.Inconclusive(
                reason, why, new Finding("could not be judged", null, null, "", List.of(), null, List.of()));
    }

    private Status status(Verdict verdict, ContractCase contractCase) {
        Tolerance tolerance = contractCase.tolerance();
        if (verdict instanceof Verdict.Inconclusive inconclusive) {
            return fails(inconclusive.reason()) ? Status.NOT_JUDGED_FAILS : Status.NOT_JUDGED;
        }
        if (verdict instanceof Verdict.Passed) {
            return tolerance == null ? Status.HOLDS : Status.HOLDS_AGAIN;
        }
        return tolerance != null && tolerance.covers(today()) ? Status.TOLERATED : Status.BROKEN;
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), zone.get());
    }

    private boolean fails(Verdict.Reason reason) {
        return switch (reason) {
            case SWITCHED_OFF -> false;
            case ENVIRONMENT -> settings.environment() == Settings.NotJudged.FAIL;
            case NOISE, NO_BASELINE, NOT_REPRODUCED -> settings.inconclusive() == Settings.NotJudged.FAIL;
        };
    }
}
