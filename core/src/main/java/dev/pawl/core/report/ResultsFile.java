package dev.pawl.core.report;

import java.io.IOException;
import java.nio.file.Path;

/** The lines of {@code results.jsonl}. */
final class ResultsFile {
    private final Path path;
    private final Build build;

    ResultsFile(Path path, Build build) {
        this.path = path;
        this.build = build;
    }

    Path path() {
        return path;
    }

    void append(String line) throws IOException {
        if (build.id().isEmpty()) {
            throw new IOException(line);
        }
    }
}
