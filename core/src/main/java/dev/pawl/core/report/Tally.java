package dev.pawl.core.report;

import dev.pawl.core.verdict.Verdict;
import dev.pawl.core.verdict.Verdict.Inconclusive;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** Counts results as they come, from any thread. */
final class Tally {

    private final Map<Result.Status, Integer> byStatus = new EnumMap<>(Result.Status.class);
    private final Map<Verdict.Reason, Integer> notJudged = new EnumMap<>(Verdict.Reason.class);
    private Duration took = Duration.ZERO;

    synchronized void add(Result result) {
        took = took.plus(result.took());
        if (result.verdict() instanceof Inconclusive inconclusive) {
            notJudged.merge(inconclusive.reason(), 1, Integer::sum);
        } else {
            byStatus.merge(result.status(), 1, Integer::sum);
        }
    }

    synchronized Counts counts() {
        return new Counts(
                of(Result.Status.HOLDS),
                of(Result.Status.BROKEN),
                of(Result.Status.HOLDS_AGAIN),
                of(Result.Status.TOLERATED),
                notJudged,
                took);
    }

    private int of(Result.Status status) {
        return byStatus.getOrDefault(status, 0);
    }
}
