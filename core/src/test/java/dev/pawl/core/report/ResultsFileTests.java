package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsFileTests {

    private static final Build BUILD = new Build("1@2026-12-01T08:00:00Z");
    private static final Build NEXT_BUILD = new Build("1@2026-12-01T09:00:00Z");
    private static final String HEADER = "{\"schema\":1,\"build\":\"1@2026-12-01T08:00:00Z\"}\n";
    private static final String NEXT_HEADER = "{\"schema\":1,\"build\":\"1@2026-12-01T09:00:00Z\"}\n";

    @TempDir
    Path folder;

    private Path path;

    @BeforeEach
    void choosePath() {
        path = folder.resolve("results.jsonl");
    }

    @Test
    void the_processes_of_one_build_append() throws IOException {
        new ResultsFile(path, BUILD).append(record(1));
        new ResultsFile(path, BUILD).append(record(2));

        assertThat(path).hasContent(HEADER + "{\"n\":1}\n{\"n\":2}\n");
    }

    @Test
    void the_next_build_drops_what_is_there() throws IOException {
        new ResultsFile(path, BUILD).append(record(1));
        new ResultsFile(path, NEXT_BUILD).append(record(2));

        assertThat(path).hasContent(NEXT_HEADER + "{\"n\":2}\n");
    }

    @Test
    void a_build_that_goes_on_beside_another_one_does_not_drop_anything_again() throws IOException {
        ResultsFile file = new ResultsFile(path, BUILD);
        file.append(record(1));
        new ResultsFile(path, NEXT_BUILD).append(record(2));
        file.append(record(3));

        assertThat(path).hasContent(NEXT_HEADER + "{\"n\":2}\n{\"n\":3}\n");
    }

    @Test
    void what_is_no_results_file_is_dropped() throws IOException {
        Files.writeString(path, "no json");
        new ResultsFile(path, BUILD).append(record(1));

        assertThat(path).hasContent(HEADER + "{\"n\":1}\n");
    }

    @Test
    void a_file_that_was_deleted_meanwhile_begins_with_the_header_again() throws IOException {
        ResultsFile file = new ResultsFile(path, BUILD);
        file.append(record(1));
        Files.delete(path);
        file.append(record(2));

        assertThat(path).hasContent(HEADER + "{\"n\":2}\n");
    }

    @Test
    void the_line_of_a_process_that_was_killed_while_it_wrote_is_dropped() throws IOException {
        ResultsFile file = new ResultsFile(path, BUILD);
        file.append(record(1));
        Files.writeString(path, "{\"n\":", StandardOpenOption.APPEND);
        file.append(record(2));

        assertThat(path).hasContent(HEADER + "{\"n\":1}\n{\"n\":2}\n");
    }

    @Test
    void text_of_all_languages_is_kept() throws IOException {
        new ResultsFile(path, BUILD).append("{\"because\":\"größer als erlaubt \uD83D\uDE00\"}");

        assertThat(path).hasContent(HEADER + "{\"because\":\"größer als erlaubt \uD83D\uDE00\"}\n");
    }

    @Test
    void a_lock_that_something_else_in_this_jvm_holds_is_an_error_not_a_crash() throws IOException {
        try (RandomAccessFile other = new RandomAccessFile(path.toFile(), "rw")) {
            other.getChannel().lock();

            assertThatIOException()
                    .isThrownBy(() -> new ResultsFile(path, BUILD).append(record(1)))
                    .withMessage("something else in this JVM has locked it");
        }
    }

    private static String record(int n) {
        return "{\"n\":" + n + "}";
    }
}
