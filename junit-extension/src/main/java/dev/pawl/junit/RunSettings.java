package dev.pawl.junit;

import dev.pawl.core.Pawl;
import dev.pawl.core.settings.BadSetting;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.SettingsReader;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.engine.ConfigurationParameters;

/**
 * The settings of the run that is under way. Neither an extension nor a factory of dynamic tests can see which configuration
 * parameters there are, so the run leaves them here. A test may start a run of its own: the innermost counts.
 */
final class RunSettings {

    private static final Deque<RunSettings> RUNS = new ConcurrentLinkedDeque<>();

    private final @Nullable Settings settings;
    private final @Nullable BadSetting bad;

    private RunSettings(@Nullable Settings settings, @Nullable BadSetting bad) {
        this.settings = settings;
        this.bad = bad;
    }

    static RunSettings of(ConfigurationParameters parameters) {
        try {
            return new RunSettings(SettingsReader.read(parameters::get, parameters.keySet()), null);
        } catch (BadSetting e) {
            return new RunSettings(null, e);
        }
    }

    /** The settings. @throws BadSetting if one of them does not exist or has no such value */
    Settings get() {
        if (settings == null) {
            throw bad == null ? new IllegalStateException("neither settings nor an error") : bad;
        }
        return settings;
    }

    void begin() {
        Pawl.takeSettingsFrom(RunSettings::current);
        RUNS.push(this);
    }

    void end() {
        RUNS.removeFirstOccurrence(this);
    }

    /** Those of the run under way, without one those of this JVM. @throws BadSetting as {@link #get} */
    static Settings current() {
        RunSettings run = RUNS.peek();
        return run == null ? SettingsReader.read() : run.get();
    }

    /**
     * Those that a context can see, which are those of its own run, also where a test has started one. It cannot see which
     * parameters there are, so that a key which is no setting is known from the run under way.
     *
     * @throws BadSetting as {@link #get}
     */
    static Settings in(ExtensionContext context) {
        RunSettings run = RUNS.peek();
        if (run != null) {
            run.get();
        }
        return SettingsReader.read(context::getConfigurationParameter, Set.of());
    }
}
