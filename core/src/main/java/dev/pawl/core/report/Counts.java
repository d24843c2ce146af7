package dev.pawl.core.report;

import dev.pawl.core.verdict.Verdict;
import java.time.Duration;
import java.util.Map;

/**
 * How many results of each kind there were.
 *
 * @param hold judged, and it holds
 * @param broken judged and broken, and nothing tolerates it
 * @param holdAgain known violations that hold again
 * @param tolerated known violations that are still broken
 * @param notJudged could not be judged, by reason; reasons that did not occur are absent
 * @param took the time all of it took, added up over threads
 */
public record Counts(
        int hold, int broken, int holdAgain, int tolerated, Map<Verdict.Reason, Integer> notJudged, Duration took) {

    public Counts {
        notJudged = Map.copyOf(notJudged);
    }

    /** All results. */
    public int total() {
        return hold + broken + holdAgain + tolerated + allNotJudged();
    }

    /** Could not be judged, for whatever reason. */
    public int allNotJudged() {
        return notJudged.values().stream().mapToInt(Integer::intValue).sum();
    }
}
