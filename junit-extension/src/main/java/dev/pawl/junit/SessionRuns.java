package dev.pawl.junit;

import dev.pawl.core.settings.BadSetting;
import dev.pawl.core.settings.Settings;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Follows the runs of a session, for their settings. */
final class SessionRuns implements TestExecutionListener {

    private volatile @Nullable RunSettings last;

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        RunSettings settings = RunSettings.of(plan.getConfigurationParameters());
        settings.begin();
        last = settings;
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        RunSettings settings = last;
        if (settings != null) {
            settings.end();
        }
    }

    /** The settings of the last run; empty if nothing was run, or if they were bad and a test has said so. */
    Optional<Settings> settings() {
        RunSettings settings = last;
        try {
            return settings == null ? Optional.empty() : Optional.of(settings.get());
        } catch (BadSetting e) {
            return Optional.empty();
        }
    }
}
