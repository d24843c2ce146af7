package dev.pawl.benchmarks.startup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.benchmarks.jvm.Jdk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartUpTests {

    @Test
    void prints_a_line_for_each_peer(@TempDir Path folder) throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Jdk> jdks = Jdk.in(System.getProperty("java.home"));
        // Not JOL as it comes: it starts JVMs and waits for them.
        List<Peer> peers = List.of(Peer.NOBODY, Peer.PAWL, Peer.PAWL_JUDGING, Peer.JOL_WITHOUT_ATTACH);
        StartUp.run(
                new Plan(jdks, List.of(20), peers, 1, 1), folder, new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .filteredOn(line -> line.contains("| 20 |"))
                .extracting(line -> line.split("\\|", -1)[3].strip())
                .containsExactly(
                        "classes loaded, nothing else",
                        "Pawl",
                        "Pawl judging @MaxInstanceSize",
                        "JOL without attaching");
    }

    @Test
    void medians_are_of_each_figure() {
        assertThat(Cost.median(
                        List.of(new Cost(1, 5, 20, 8, 300), new Cost(3, 4, 10, 9, 200), new Cost(2, 6, 30, 7, 100))))
                .isEqualTo(new Cost(2, 5, 20, 8, 200));
    }
}
