package dev.pawl.core.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Keeps every result: counts it, and writes it to {@code results.jsonl} at once, so that a run that is killed leaves what it
 * found. One recorder per report folder, safe for use by many threads and by many test JVMs.
 */
public final class Recorder {

    private static final Map<Path, Recorder> BY_FOLDER = new ConcurrentHashMap<>();

    private final ResultsFile file;
    private final PrintStream complaints;
    private final Tally tally = new Tally();
    private final AtomicBoolean failed = new AtomicBoolean();

    Recorder(ResultsFile file, PrintStream complaints) {
        this.file = file;
        this.complaints = complaints;
    }

    /** The recorder of a report folder, which is created with the first result; always the same one for the same folder. */
    public static Recorder in(Path reportDir) {
        return BY_FOLDER.computeIfAbsent(
                reportDir.toAbsolutePath().normalize(),
                folder -> new Recorder(new ResultsFile(folder.resolve("results.jsonl"), Build.current()), System.err));
    }

    /**
     * Counts and writes a result. A file that cannot be written changes no verdict: the first time one line on the error
     * stream says so.
     */
    public void record(Result result) {
        tally.add(result);
        try {
            file.append(ResultRecord.of(result, Run.CURRENT, Machine.CURRENT));
        } catch (IOException e) {
            complainOnce(e);
        }
    }

    /** What was recorded so far. */
    public Counts counts() {
        return tally.counts();
    }

    /** Where the results are; empty if they could not all be written. */
    public Optional<Path> file() {
        return failed.get() ? Optional.empty() : Optional.of(file.path());
    }

    private void complainOnce(IOException e) {
        if (failed.compareAndSet(false, true)) {
            complaints.println("Pawl: cannot write " + file.path() + ": " + IoReason.of(e)
                    + ". The verdicts are not affected, only their record is incomplete.");
        }
    }
}
