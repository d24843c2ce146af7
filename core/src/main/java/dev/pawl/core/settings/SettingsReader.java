package dev.pawl.core.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the settings from JUnit's configuration parameters, system properties and environment variables, in this order. */
public final class SettingsReader {

    private final Sources sources;
    private final ProjectFolder project;

    SettingsReader(Sources sources, ProjectFolder project) {
        this.sources = sources;
        this.project = project;
    }

    /**
     * The settings where there are no configuration parameters.
     *
     * @throws BadSetting as {@link #read(Function, Set)}
     */
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
        Map<String, String> properties = new HashMap<>();
        for (String key : System.getProperties().stringPropertyNames()) {
            properties.put(key, System.getProperty(key, ""));
        }
        Sources sources = new Sources(parameters, Set.copyOf(parameterKeys), properties, System.getenv());
        return new SettingsReader(sources, ProjectFolder.ofThisJvm()).settings();
    }

    Settings settings() {
        rejectUnknownKeys();
        return new Settings(
                choice(Setting.EXACT, Settings.Judging.class),
                layouts(),
                lineSize(),
                choice(Setting.INCONCLUSIVE, Settings.NotJudged.class),
                choice(Setting.ENVIRONMENT, Settings.NotJudged.class),
                choice(Setting.UNVISITED, Settings.Unvisited.class),
                reportDir(),
                choice(Setting.VM_ACCESS, Switch.class) == Switch.ON);
    }

    private enum Switch {
        ON,
        OFF
    }

    private void rejectUnknownKeys() {
        for (Sources.Value value : sources.withOurPrefix()) {
            if (!Sources.knownLike(value.key()).contains(value.key())) {
                throw BadSetting.unknown(value);
            }
        }
    }

    private <E extends Enum<E>> E choice(Setting setting, Class<E> type) {
        Optional<Sources.Value> value = sources.find(setting);
        String text = value.isPresent() ? value.get().text() : setting.defaultValue();
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(text.strip())) {
                return constant;
            }
        }
        throw BadSetting.value(value.orElseThrow(), setting);
    }

    private List<String> layouts() {
        Optional<Sources.Value> value = sources.find(Setting.LAYOUTS);
        return value.isPresent() ? ModelNames.listedIn(value.get()) : List.of();
    }

    private int lineSize() {
        Optional<Sources.Value> value = sources.find(Setting.LINE_SIZE);
        return value.isPresent() ? powerOfTwo(value.get()) : Integer.parseInt(Setting.LINE_SIZE.defaultValue());
    }

    private static int powerOfTwo(Sources.Value value) {
        if (value.text().strip().matches("[0-9]{1,4}")) {
            int bytes = Integer.parseInt(value.text().strip());
            if (bytes >= 8 && bytes <= 4096 && Integer.bitCount(bytes) == 1) {
                return bytes;
            }
        }
        throw BadSetting.value(value, Setting.LINE_SIZE);
    }

    private Path reportDir() {
        Optional<Sources.Value> value = sources.find(Setting.REPORT_DIR);
        try {
            return value.isPresent() ? project.base().resolve(value.get().text().strip()) : project.reportDir();
        } catch (InvalidPathException e) {
            throw BadSetting.value(value.orElseThrow(), Setting.REPORT_DIR);
        }
    }
}
