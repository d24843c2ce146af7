package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Several test JVMs of one build, each with several threads, write one file. */
class ConcurrentRecordingTests {

    private static final int PROCESSES = 4;
    private static final int THREADS = 4;
    private static final int RECORDS = 100;

    @TempDir
    Path folder;

    @Test
    @Timeout(120)
    @DisabledOnOs(OS.WINDOWS) // it has no such shell
    void no_line_is_torn_and_none_is_lost() throws Exception {
        List<Process> children = new ArrayList<>();
        for (int i = 0; i < PROCESSES; i++) {
            children.add(start());
        }
        for (Process child : children) {
            assertThat(child.waitFor(100, TimeUnit.SECONDS)).isTrue();
            assertThat(child.exitValue()).isZero();
        }

        List<JsonObject> lines = Files.readAllLines(folder.resolve("results.jsonl")).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        assertThat(lines.get(0).get("build").getAsString())
                .startsWith(ProcessHandle.current().pid() + "@");
        assertThat(lines.stream().skip(1).map(ConcurrentRecordingTests::writer))
                .hasSize(PROCESSES * THREADS * RECORDS)
                .doesNotHaveDuplicates();
    }

    /** Process, thread and number of a record. */
    private static String writer(JsonObject record) {
        return record.getAsJsonObject("run").get("pid") + " "
                + record.getAsJsonObject("test").get("method");
    }

    /** Through a shell that stays in between, as Surefire does it. */
    private Process start() throws IOException {
        List<String> command = List.of(
                "sh",
                "-c",
                "\"$@\"; exit $?",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName(),
                folder.toString());
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** A test JVM. */
    static final class Child {

        private Child() {}

        public static void main(String[] arguments) throws InterruptedException {
            Recorder recorder = Recorder.in(Path.of(arguments[0]));
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                Thread thread = new Thread(recording(recorder, "thread" + i));
                thread.start();
                threads.add(thread);
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }

        private static Runnable recording(Recorder recorder, String name) {
            return () -> {
                for (int i = 0; i < RECORDS; i++) {
                    recorder.record(Results.result()
                            .origin("com.acme.RouterTests", name + "_" + i)
                            .broken());
                }
            };
        }
    }
}
