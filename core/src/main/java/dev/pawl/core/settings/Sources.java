package dev.pawl.core.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where settings may come from; the first that has a value wins. A blank value counts as none. Read by plain loops: settings are
 * read before a JVM has compiled anything, where each stream costs a millisecond.
 */
record Sources(
        Function<String, Optional<String>> parameters,
        Set<String> parameterKeys,
        Map<String, String> properties,
        Map<String, String> environment) {

    /** The prefix of our parameters and system properties. */
    static final String PREFIX = "pawl.";

    /** The prefix of our environment variables. */
    static final String VARIABLE_PREFIX = "PAWL_";

    /** Builds name the version of Pawl so; it is no setting. */
    private static final Set<String> VERSION = Set.of("pawl.version", "PAWL_VERSION");

    /** A value and its origin, for people. */
    record Value(String key, String text, String origin) {}

    Optional<Value> find(Setting setting) {
        String key = setting.key();
        for (Optional<Value> value : List.of(parameter(key), property(key), variable(setting.environmentVariable()))) {
            if (value.isPresent() && !value.get().text().isBlank()) {
                return value;
            }
        }
        return Optional.empty();
    }

    /** All values whose keys have our prefix, whether there is such a setting or not. */
    List<Value> withOurPrefix() {
        List<Value> values = new ArrayList<>();
        for (String key : ours(parameterKeys, PREFIX)) {
            parameter(key).ifPresent(values::add);
        }
        for (String key : ours(properties.keySet(), PREFIX)) {
            property(key).ifPresent(values::add);
        }
        for (String key : ours(environment.keySet(), VARIABLE_PREFIX)) {
            variable(key).ifPresent(values::add);
        }
        return values;
    }

    private static SortedSet<String> ours(Set<String> keys, String prefix) {
        SortedSet<String> ours = new TreeSet<>();
        for (String key : keys) {
            if (key.startsWith(prefix) && !VERSION.contains(key)) {
                ours.add(key);
            }
        }
        return ours;
    }

    /** JUnit answers with system properties as well; such a value is said to come from where it does. */
    private Optional<Value> parameter(String key) {
        return parameterKeys.contains(key) || !properties.containsKey(key)
                ? value(key, parameters.apply(key).orElse(null), "configuration parameter")
                : Optional.empty();
    }

    private Optional<Value> property(String key) {
        return value(key, properties.get(key), "system property");
    }

    private Optional<Value> variable(String key) {
        return value(key, environment.get(key), "environment variable");
    }

    private static Optional<Value> value(String key, @Nullable String text, String origin) {
        return text == null ? Optional.empty() : Optional.of(new Value(key, text, origin));
    }

    /** All keys there are, in the form of a value's own. */
    static List<String> knownLike(String key) {
        boolean variable = key.startsWith(VARIABLE_PREFIX);
        List<String> known = new ArrayList<>();
        for (Setting setting : Setting.values()) {
            known.add(variable ? setting.environmentVariable() : setting.key());
        }
        return known;
    }
}
