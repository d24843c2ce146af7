package dev.pawl.junit;

import dev.pawl.core.report.Recorder;
import dev.pawl.core.report.Summary;
import dev.pawl.core.settings.ProjectFolder;
import dev.pawl.core.settings.Settings;
import java.io.PrintStream;
import java.util.List;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;
import org.opentest4j.AssertionFailedError;

/**
 * Ends the session of a test JVM with the summary line, and with the annotated classes that no test has looked at.
 *
 * <p>Only the end of the session knows that no other test will come. With {@code pawl.unvisited=fail} what is thrown here is
 * what makes the build red: build tools take it for a failure of the test JVM. A listener of a run could not do that, as what it
 * throws is only logged; nor could a test of the engine, as other engines may run after it.
 */
public final class PawlSessionListener implements LauncherSessionListener {

    private static final List<String> NARROWING = List.of("test", "it.test", "groups", "excludedGroups");

    private final SessionRuns runs = new SessionRuns();
    private final PrintStream out;

    /** For the {@link java.util.ServiceLoader}. */
    public PawlSessionListener() {
        this(System.out);
    }

    PawlSessionListener(PrintStream out) {
        this.out = out;
    }

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        session.getLauncher().registerTestExecutionListeners(runs);
    }

    /**
     * Prints.
     *
     * @throws AssertionFailedError with {@code pawl.unvisited=fail}, if there are unvisited classes
     */
    @Override
    public void launcherSessionClosed(LauncherSession session) {
        runs.settings().ifPresent(this::close);
    }

    private void close(Settings settings) {
        Summary.of(Recorder.in(settings.reportDir())).ifPresent(out::println);
        if (settings.unvisited() != Settings.Unvisited.OFF && !isNarrowed()) {
            tellUnvisited(settings);
        }
    }

    /**
     * Whether only some tests were asked for: then no class need be visited. Surefire and Failsafe let a test JVM know; elsewhere,
     * as in an IDE, a run of one class is taken for one.
     */
    private boolean isNarrowed() {
        boolean ofMaven = System.getProperty("basedir") != null;
        return ofMaven
                ? NARROWING.stream().anyMatch(option -> System.getProperty(option) != null)
                : runs.areOfOneClass();
    }

    private void tellUnvisited(Settings settings) {
        List<String> unvisited = new Unvisited(
                        Visits.in(settings.reportDir()), Thread.currentThread().getContextClassLoader())
                .among(ClassRoots.buildOutput(ProjectFolder.ofThisJvm().base()));
        if (!unvisited.isEmpty()) {
            tell(UnvisitedMessage.of(unvisited), settings.unvisited());
        }
    }

    private void tell(String message, Settings.Unvisited outcome) {
        if (outcome == Settings.Unvisited.FAIL) {
            AssertionFailedError error = new AssertionFailedError(message);
            error.setStackTrace(new StackTraceElement[0]); // it says nothing, and build tools print it
            throw error;
        }
        out.println(message);
    }
}
