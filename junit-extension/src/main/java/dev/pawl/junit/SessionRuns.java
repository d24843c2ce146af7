package dev.pawl.junit;

import dev.pawl.core.settings.BadSetting;
import dev.pawl.core.settings.Settings;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Follows the runs of a session: their settings, and how many test classes they have. */
final class SessionRuns implements TestExecutionListener {

    private final Set<String> classes = ConcurrentHashMap.newKeySet();
    private volatile @Nullable RunSettings last;

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        RunSettings settings = RunSettings.of(plan.getConfigurationParameters());
        settings.begin();
        plan.getRoots().forEach(root -> plan.getDescendants(root).forEach(this::count));
        last = settings;
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        RunSettings settings = last;
        if (settings != null) {
            settings.end();
        }
    }

    private void count(TestIdentifier test) {
        test.getSource()
                .filter(ClassSource.class::isInstance)
                .ifPresent(source -> classes.add(((ClassSource) source).getClassName()));
    }

    /** Whether it was one class or less that was asked for, as a person does who works on it. */
    boolean areOfOneClass() {
        return classes.size() <= 1;
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
