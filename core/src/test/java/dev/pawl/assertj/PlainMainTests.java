package dev.pawl.assertj;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlainMainTests {

    @TempDir
    private Path folder;

    @Test
    void judges_tells_and_records_without_a_test_framework() throws Exception {
        assertThat(outputOf(denyingMemoryAccess()))
                .containsExactly(
                        "holds",
                        "java.lang.AssertionError: PlainMain.Value is larger than @MaxInstanceSize allows",
                        "holds");
        assertThat(Files.readString(folder.resolve("pawl").resolve("results.jsonl")))
                .contains("\"status\":\"holds\"", "\"status\":\"broken\"");
    }

    @Test
    void says_what_could_not_be_judged_by_an_exception_of_its_own() throws Exception {
        assertThat(outputOf(List.of("-Dpawl.vm-access=off")))
                .endsWith(
                        "dev.pawl.assertj.ContractNotJudged: ImmutableCollections.List12 could not be judged: references are"
                                + " read through the VM, which pawl.vm-access=off forbids");
    }

    @Test
    void a_setting_that_is_none_is_an_error() throws Exception {
        assertThat(outputOf(List.of("-Dpawl.line-sise=64")).get(0))
                .startsWith("dev.pawl.core.settings.BadSetting: Pawl has no setting pawl.line-sise");
    }

    /** The lines a child JVM prints, on either stream; its flags come after those of this JVM's model. */
    private List<String> outputOf(List<String> flags) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.add("-Dpawl.report.dir=" + folder.resolve("pawl"));
        command.addAll(List.of("-cp", classPathWithoutJUnit(), PlainMain.class.getName()));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).isZero();
        return Files.readAllLines(output);
    }

    /** The option is not known before JDK 23. */
    private static List<String> denyingMemoryAccess() {
        return Runtime.version().feature() < 23 ? List.of() : List.of("--sun-misc-unsafe-memory-access=deny");
    }

    private static String classPathWithoutJUnit() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> Stream.of("junit", "opentest4j")
                        .noneMatch(Path.of(entry).getFileName().toString()::contains))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
