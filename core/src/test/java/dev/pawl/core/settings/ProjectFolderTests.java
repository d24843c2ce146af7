package dev.pawl.core.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectFolderTests {

    @TempDir
    private Path folder;

    @Test
    void reports_go_to_target_where_nothing_says_else() {
        assertThat(reportDir(Map.of())).isEqualTo(folder.resolve("target/pawl"));
    }

    @Test
    void maven_names_the_folder_of_the_module() {
        assertThat(reportDir(Map.of("basedir", "/project/module"))).isEqualTo(Path.of("/project/module/target/pawl"));
    }

    @Test
    void reports_go_to_build_in_a_test_worker_of_gradle() {
        assertThat(reportDir(Map.of("org.gradle.test.worker", "1"))).isEqualTo(folder.resolve("build/pawl"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"})
    void reports_go_to_build_beside_a_build_file_of_gradle(String file) throws IOException {
        Files.createFile(folder.resolve(file));

        assertThat(reportDir(Map.of())).isEqualTo(folder.resolve("build/pawl"));
    }

    @Test
    void reports_go_to_target_where_both_tools_have_a_build_file() throws IOException {
        Files.createFile(folder.resolve("build.gradle"));
        Files.createFile(folder.resolve("pom.xml"));

        assertThat(reportDir(Map.of())).isEqualTo(folder.resolve("target/pawl"));
    }

    private Path reportDir(Map<String, String> properties) {
        return ProjectFolder.of(properties::get, folder).reportDir();
    }
}
