package dev.pawl.core.report;

import dev.pawl.core.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All results of a test JVM in one line. */
public final class Summary {

    private Summary() {}

    /** The line, without a line end; empty if no contract was seen. */
    public static Optional<String> of(Recorder recorder) {
        return of(recorder.counts(), recorder.file(), Path.of(""));
    }

    static Optional<String> of(Counts counts, Optional<Path> file, Path workingDirectory) {
        return counts.total() == 0
                ? Optional.empty()
                : Optional.of("Pawl: " + String.join(", ", parts(counts)) + "; " + time(counts.took()) + "."
                        + file.map(path -> " Details: " + shown(path, workingDirectory))
                                .orElse(""));
    }

    /** What applies; the first one that counts contracts says so, the others leave the word out. */
    private static List<String> parts(Counts counts) {
        List<String> parts = new ArrayList<>();
        contracts(parts, counts.hold(), "holds", "hold", "");
        contracts(parts, counts.broken(), "is broken", "are broken", "");
        contracts(parts, counts.allNotJudged(), "was not judged", "were not judged", reasons(counts));
        if (counts.holdAgain() > 0) {
            parts.add(violations(counts.holdAgain(), "holds again", "hold again"));
        }
        if (counts.tolerated() > 0) {
            parts.add(violations(counts.tolerated(), "is tolerated", "are tolerated"));
        }
        return parts;
    }

    private static void contracts(List<String> parts, int count, String one, String several, String more) {
        if (count > 0) {
            String noun = !parts.isEmpty() ? " " : count == 1 ? " contract " : " contracts ";
            parts.add(count + noun + (count == 1 ? one : several) + more);
        }
    }

    private static String violations(int count, String one, String several) {
        return count + (count == 1 ? " known violation " + one : " known violations " + several);
    }

    private static String reasons(Counts counts) {
        boolean single = counts.notJudged().size() == 1;
        return Stream.of(Verdict.Reason.values())
                .filter(counts.notJudged()::containsKey)
                .map(reason -> (single ? "" : counts.notJudged().get(reason) + " ") + Words.spaced(reason))
                .collect(Collectors.joining(", ", " (", ")"));
    }

    private static String time(Duration took) {
        long millis = took.toMillis();
        if (millis < 1) {
            return "under 1 ms";
        }
        return millis < 1_000 ? millis + " ms" : String.format(Locale.ROOT, "%,.1f s", millis / 1_000.0);
    }

    private static Path shown(Path file, Path workingDirectory) {
        Path from = workingDirectory.toAbsolutePath().normalize();
        Path to = file.toAbsolutePath().normalize();
        return to.startsWith(from) ? from.relativize(to) : to;
    }
}
