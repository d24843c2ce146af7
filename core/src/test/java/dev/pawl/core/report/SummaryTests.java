package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.verdict.Verdict.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SummaryTests {

    private static final Path HERE = Path.of("/projects/router");
    private static final Path FILE = HERE.resolve("target/pawl/results.jsonl");
    private static final Duration MILLIS_38 = Duration.ofMillis(38);

    @Test
    void all_that_applies_is_told() {
        Counts counts = new Counts(12, 1, 0, 1, Map.of(Reason.ENVIRONMENT, 1, Reason.SWITCHED_OFF, 1), MILLIS_38);

        assertThat(line(counts))
                .isEqualTo("Pawl: 12 contracts hold, 1 is broken, 2 were not judged (1 environment, 1 switched off),"
                        + " 1 known violation is tolerated; 38 ms. Details: target/pawl/results.jsonl");
    }

    @Test
    void one_is_singular() {
        assertThat(line(new Counts(1, 1, 1, 1, Map.of(Reason.NO_BASELINE, 1), MILLIS_38)))
                .isEqualTo(
                        "Pawl: 1 contract holds, 1 is broken, 1 was not judged (no baseline), 1 known violation holds again,"
                                + " 1 known violation is tolerated; 38 ms. Details: target/pawl/results.jsonl");
    }

    @Test
    void several_are_plural() {
        assertThat(line(new Counts(2, 2, 2, 2, Map.of(Reason.NOT_REPRODUCED, 2), MILLIS_38)))
                .isEqualTo(
                        "Pawl: 2 contracts hold, 2 are broken, 2 were not judged (not reproduced), 2 known violations hold again,"
                                + " 2 known violations are tolerated; 38 ms. Details: target/pawl/results.jsonl");
    }

    @Test
    void the_first_count_says_what_is_counted() {
        assertThat(line(new Counts(0, 1, 0, 0, Map.of(), MILLIS_38)))
                .isEqualTo("Pawl: 1 contract is broken; 38 ms. Details: target/pawl/results.jsonl");
        assertThat(line(new Counts(0, 0, 0, 0, Map.of(Reason.NOISE, 3), MILLIS_38)))
                .isEqualTo("Pawl: 3 contracts were not judged (noise); 38 ms. Details: target/pawl/results.jsonl");
        assertThat(line(new Counts(0, 0, 0, 1, Map.of(), MILLIS_38)))
                .isEqualTo("Pawl: 1 known violation is tolerated; 38 ms. Details: target/pawl/results.jsonl");
    }

    @Test
    void time_is_told_in_the_unit_that_suits_it() {
        assertThat(line(holding(Duration.ofNanos(999_999)))).startsWith("Pawl: 1 contract holds; under 1 ms. ");
        assertThat(line(holding(Duration.ofMillis(999)))).startsWith("Pawl: 1 contract holds; 999 ms. ");
        assertThat(line(holding(Duration.ofMillis(1_249)))).startsWith("Pawl: 1 contract holds; 1.2 s. ");
        assertThat(line(holding(Duration.ofHours(1)))).startsWith("Pawl: 1 contract holds; 3,600.0 s. ");
    }

    @Test
    void a_file_elsewhere_is_told_in_full_and_one_that_failed_not_at_all() {
        Counts counts = holding(MILLIS_38);

        assertThat(Summary.of(counts, Optional.of(Path.of("/reports/results.jsonl")), HERE))
                .contains("Pawl: 1 contract holds; 38 ms. Details: /reports/results.jsonl");
        assertThat(Summary.of(counts, Optional.empty(), HERE)).contains("Pawl: 1 contract holds; 38 ms.");
    }

    @Test
    void nothing_is_said_if_there_was_no_contract() {
        Counts none = new Counts(0, 0, 0, 0, Map.of(), Duration.ZERO);

        assertThat(Summary.of(none, Optional.of(FILE), HERE)).isEmpty();
    }

    private static Counts holding(Duration took) {
        return new Counts(1, 0, 0, 0, Map.of(), took);
    }

    private static String line(Counts counts) {
        return Summary.of(counts, Optional.of(FILE), HERE).orElseThrow();
    }
}
