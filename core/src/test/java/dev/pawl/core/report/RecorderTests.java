package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import dev.pawl.core.verdict.Verdict.Reason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RecorderTests {

    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    @Test
    void there_is_one_recorder_for_a_folder() {
        assertThat(Recorder.in(folder.resolve("a"))).isSameAs(Recorder.in(folder.resolve("b/../a")));
        assertThat(Recorder.in(folder.resolve("a"))).isNotSameAs(Recorder.in(folder.resolve("b")));
    }

    @Test
    void nothing_is_created_before_the_first_result() {
        Recorder recorder = recorder(folder.resolve("target/pawl"));
        assertThat(folder.resolve("target")).doesNotExist();

        recorder.record(Results.result().holds());
        assertThat(recorder.file()).contains(folder.resolve("target/pawl/results.jsonl"));
        assertThat(folder.resolve("target/pawl/results.jsonl")).exists();
    }

    @Test
    void each_result_is_in_the_file_at_once_below_a_header() throws IOException {
        Recorder recorder = recorder(folder);

        recorder.record(Results.result().holds());
        assertThat(statuses()).containsExactly("holds");

        recorder.record(Results.result().broken());
        assertThat(statuses()).containsExactly("holds", "broken");
        assertThat(lines().get(0)).isEqualTo("{\"schema\":1,\"build\":\"4711@2026-12-01T08:00:00Z\"}");
    }

    @Test
    void results_are_counted_by_what_they_count_as() {
        Recorder recorder = recorder(folder);

        recorder.record(Results.result().holds());
        recorder.record(Results.result().holds());
        recorder.record(Results.result().broken());
        recorder.record(Results.result().tolerated("waits", null).toleratedStill());
        recorder.record(Results.result().tolerated("waits", null).holdsAgain());
        recorder.record(Results.result().notJudged(Reason.NOISE, "readings vary too much"));
        recorder.record(Results.result().notJudgedFails(Reason.NOISE, "readings vary too much"));

        assertThat(recorder.counts())
                .isEqualTo(new Counts(2, 1, 1, 1, Map.of(Reason.NOISE, 2), Duration.ofNanos(7 * 1_234_567)));
        assertThat(recorder.counts().total()).isEqualTo(7);
    }

    @Test
    void a_thread_that_is_interrupted_records_too_and_stays_interrupted() throws IOException {
        Thread.currentThread().interrupt();
        recorder(folder).record(Results.result().holds());

        assertThat(Thread.interrupted()).isTrue();
        assertThat(statuses()).containsExactly("holds");
        assertThat(complaints.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_folder_that_cannot_be_made_is_told_once_and_changes_nothing_else() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Recorder recorder = recorder(file.resolve("pawl"));

        recorder.record(Results.result().holds());
        recorder.record(Results.result().broken());

        assertThat(complaints.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "Pawl: cannot write " + file + "/pawl/results.jsonl: " + file + "/pawl: Not a directory."
                                + " The verdicts are not affected, only their record is incomplete.");
        assertThat(recorder.counts().total()).isEqualTo(2);
        assertThat(recorder.file()).isEmpty();
    }

    @Test
    void a_report_folder_that_is_a_file_is_told() throws IOException {
        Path file = Files.createFile(folder.resolve("pawl"));

        recorder(file).record(Results.result().holds());

        assertThat(complaints.toString(StandardCharsets.UTF_8)).contains(file + " is a file, not a folder.");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_full_disk_is_told_once() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("results.jsonl"), Path.of("/dev/full"));
        Recorder recorder = recorder(folder);

        recorder.record(Results.result().holds());
        recorder.record(Results.result().holds());
        Files.delete(link);

        assertThat(complaints.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("Pawl: cannot write " + folder + "/results.jsonl: No space left on device."
                        + " The verdicts are not affected, only their record is incomplete.");
        assertThat(recorder.counts().hold()).isEqualTo(2);
    }

    private Recorder recorder(Path reportDir) {
        ResultsFile file = new ResultsFile(reportDir.resolve("results.jsonl"), new Build("4711@2026-12-01T08:00:00Z"));
        return new Recorder(file, new PrintStream(complaints, true, StandardCharsets.UTF_8));
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(folder.resolve("results.jsonl"));
    }

    private List<String> statuses() throws IOException {
        return lines().stream()
                .skip(1)
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .map(json -> json.get("status").getAsString())
                .toList();
    }
}
