package dev.pawl.assertj;

import dev.pawl.core.Pawl;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.Settings.Judging;
import dev.pawl.core.settings.Settings.NotJudged;
import dev.pawl.core.settings.Settings.Unvisited;
import dev.pawl.core.settings.SettingsReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Has assertions judged with settings of their own, whatever this JVM was started with, and recorded in a folder of their own. */
final class JudgedHere implements BeforeEachCallback, AfterEachCallback {

    private Path folder = Path.of("");

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        folder = Files.createTempDirectory("pawl-assertj");
        use(List.of(), true);
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        Pawl.takeSettingsFrom(SettingsReader::read);
        try (var left = Files.list(folder)) {
            for (Path file : left.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    /** Judges from now on with these settings. */
    void use(List<String> layouts, boolean vmAccess) {
        Settings settings = new Settings(
                Judging.JUDGE, layouts, 64, NotJudged.ABORT, NotJudged.ABORT, Unvisited.LIST, folder, vmAccess);
        Pawl.takeSettingsFrom(() -> settings);
    }

    /** The lines of the results file that are about contracts. */
    List<String> records() throws IOException {
        try (var lines = Files.lines(folder.resolve("results.jsonl"))) {
            return lines.filter(line -> line.contains("\"contract\"")).toList();
        }
    }
}
