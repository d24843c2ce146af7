package dev.pawl.core.settings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Where settings may come from; the first that has a value wins. A blank value counts as none. */
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
        return Stream.of(parameter(setting.key()), property(setting.key()), variable(setting.environmentVariable()))
                .flatMap(Optional::stream)
                .filter(value -> !value.text().isBlank())
                .findFirst();
    }

    /** All values whose keys have our prefix, whether there is such a setting or not. */
    Stream<Value> withOurPrefix() {
        return Stream.of(
                        ours(parameterKeys, PREFIX).map(this::parameter),
                        ours(properties.keySet(), PREFIX).map(this::property),
                        ours(environment.keySet(), VARIABLE_PREFIX).map(this::variable))
                .flatMap(values -> values)
                .flatMap(Optional::stream);
    }

    private static Stream<String> ours(Set<String> keys, String prefix) {
        return keys.stream()
                .filter(key -> key.startsWith(prefix) && !VERSION.contains(key))
                .sorted();
    }

    /** JUnit answers with system properties as well; such a value is said to come from where it does. */
    private Optional<Value> parameter(String key) {
        return parameterKeys.contains(key) || !properties.containsKey(key)
                ? parameters.apply(key).map(text -> new Value(key, text, "configuration parameter"))
                : Optional.empty();
    }

    private Optional<Value> property(String key) {
        return Optional.ofNullable(properties.get(key)).map(text -> new Value(key, text, "system property"));
    }

    private Optional<Value> variable(String key) {
        return Optional.ofNullable(environment.get(key)).map(text -> new Value(key, text, "environment variable"));
    }

    /** All keys there are, in the form of a value's own. */
    static List<String> knownLike(String key) {
        boolean variable = key.startsWith(VARIABLE_PREFIX);
        return Stream.of(Setting.values())
                .map(setting -> variable ? setting.environmentVariable() : setting.key())
                .toList();
    }
}
