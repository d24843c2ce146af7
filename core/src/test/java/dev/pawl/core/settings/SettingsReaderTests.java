package dev.pawl.core.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsReaderTests {

    private static final String KNOWN = "pawl.exact, pawl.layouts, pawl.line-size, pawl.inconclusive, pawl.environment,"
            + " pawl.unvisited, pawl.report.dir, pawl.vm-access";

    private final Map<String, String> parameters = new HashMap<>();
    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();

    @Test
    void without_any_all_is_as_the_table_of_settings_says() {
        assertThat(read())
                .isEqualTo(new Settings(
                        Settings.Judging.JUDGE,
                        List.of(),
                        64,
                        Settings.NotJudged.ABORT,
                        Settings.NotJudged.ABORT,
                        Settings.Unvisited.LIST,
                        Path.of("/module/target/pawl"),
                        true));
    }

    @Test
    void reads_every_setting() {
        properties.put("pawl.exact", "off");
        properties.put("pawl.layouts", "compact-headers, no-compressed-oops@27,compact-headers");
        properties.put("pawl.line-size", "128");
        properties.put("pawl.inconclusive", "fail");
        properties.put("pawl.environment", "fail");
        properties.put("pawl.unvisited", "fail");
        properties.put("pawl.report.dir", "out/reports");
        properties.put("pawl.vm-access", "off");

        assertThat(read())
                .isEqualTo(new Settings(
                        Settings.Judging.OFF,
                        List.of("compact-headers", "no-compressed-oops@27"),
                        128,
                        Settings.NotJudged.FAIL,
                        Settings.NotJudged.FAIL,
                        Settings.Unvisited.FAIL,
                        Path.of("/module/out/reports"),
                        false));
    }

    @Test
    void a_parameter_goes_before_a_system_property_and_that_before_the_environment() {
        environment.put("PAWL_LINE_SIZE", "32");
        assertThat(read().lineSize()).isEqualTo(32);

        properties.put("pawl.line-size", "128");
        assertThat(read().lineSize()).isEqualTo(128);

        parameters.put("pawl.line-size", "256");
        assertThat(read().lineSize()).isEqualTo(256);
    }

    @Test
    void a_blank_value_counts_as_none() {
        parameters.put("pawl.line-size", "");
        properties.put("pawl.line-size", " ");
        environment.put("PAWL_LINE_SIZE", "128");

        assertThat(read().lineSize()).isEqualTo(128);
    }

    @Test
    void an_absolute_report_folder_stays() {
        properties.put("pawl.report.dir", "/reports");

        assertThat(read().reportDir()).isEqualTo(Path.of("/reports"));
    }

    @Test
    void other_keys_are_none_of_our_business() {
        parameters.put("junit.jupiter.execution.parallel.enabled", "true");
        properties.put("pawlonia", "x");
        environment.put("PAWLONIA", "x");

        assertThat(read().lineSize()).isEqualTo(64);
    }

    @Test
    void the_version_a_build_names_is_no_setting() {
        properties.put("pawl.version", "1.2");
        environment.put("PAWL_VERSION", "1.2");

        assertThat(read().lineSize()).isEqualTo(64);
    }

    @Test
    void an_unknown_parameter_is_told_with_the_nearest_key() {
        parameters.put("pawl.layout", "compact-headers");

        assertRefused("Pawl has no setting pawl.layout (configuration parameter, \"compact-headers\")."
                + " Did you mean pawl.layouts? There are: " + KNOWN + ".");
    }

    @Test
    void an_unknown_system_property_is_told() {
        properties.put("pawl.zzz", "1");

        assertRefused("Pawl has no setting pawl.zzz (system property, \"1\"). There are: " + KNOWN + ".");
    }

    @Test
    void an_unknown_environment_variable_is_told_in_its_own_form() {
        environment.put("PAWL_LINESIZE", "64");

        assertRefused("Pawl has no setting PAWL_LINESIZE (environment variable, \"64\"). Did you mean PAWL_LINE_SIZE?"
                + " There are: PAWL_EXACT, PAWL_LAYOUTS, PAWL_LINE_SIZE, PAWL_INCONCLUSIVE, PAWL_ENVIRONMENT,"
                + " PAWL_UNVISITED, PAWL_REPORT_DIR, PAWL_VM_ACCESS.");
    }

    @ParameterizedTest
    @CsvSource({
        "pawl.exact, JUDGE, judge or off",
        "pawl.inconclusive, ignore, abort or fail",
        "pawl.environment, skip, abort or fail",
        "pawl.unvisited, abort, 'list, fail or off'",
        "pawl.vm-access, true, on or off"
    })
    void a_choice_there_is_not_is_refused(String key, String value, String allowed) {
        properties.put(key, value);

        assertRefused(key + " (system property) must be " + allowed + ", but was \"" + value + "\".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "4", "60", "-64", "8192", "64 bytes", "99999999999"})
    void a_line_that_is_no_line_is_refused(String value) {
        environment.put("PAWL_LINE_SIZE", value);

        assertRefused("PAWL_LINE_SIZE (environment variable) must be a power of two from 8 to 4096, but was \"" + value
                + "\".");
    }

    @Test
    void a_layout_model_there_is_not_is_refused() {
        parameters.put("pawl.layouts", "uncompressed, compact-header@27");

        assertRefused("pawl.layouts (configuration parameter) must be names of layout models separated by commas"
                + " (running, compressed-oops, no-compressed-oops, compact-headers, compact-headers-no-compressed-oops,"
                + " uncompressed; another JDK's rule from 15 on as in compact-headers@27), but was"
                + " \"compact-header@27\"."
                + " Did you mean compact-headers?");
    }

    @Test
    void a_layout_model_of_a_jdk_without_a_known_rule_is_refused() {
        parameters.put("pawl.layouts", "compact-headers@14");

        assertRefused("pawl.layouts (configuration parameter) must be names of layout models separated by commas"
                + " (running, compressed-oops, no-compressed-oops, compact-headers, compact-headers-no-compressed-oops,"
                + " uncompressed; another JDK's rule from 15 on as in compact-headers@27), but was"
                + " \"compact-headers@14\".");
    }

    @Test
    void a_folder_that_cannot_be_is_refused() {
        properties.put("pawl.report.dir", "a\0b");

        assertRefused(
                "pawl.report.dir (system property) must be a folder, relative to the module's, but was \"a\0b\".");
    }

    @Test
    void a_system_property_that_junit_hands_on_is_told_as_what_it_is() {
        properties.put("pawl.exact", "no");
        Sources sources = new Sources(
                key -> Optional.ofNullable(properties.get(key)), parameters.keySet(), properties, environment);

        assertThatThrownBy(() -> new SettingsReader(sources, project()).settings())
                .isInstanceOf(BadSetting.class)
                .hasMessage("pawl.exact (system property) must be judge or off, but was \"no\".");
    }

    @Test
    void reads_the_settings_of_this_jvm() {
        Settings settings = SettingsReader.read(
                key -> Optional.of("256").filter(value -> key.equals("pawl.line-size")), Set.of("pawl.line-size"));

        assertThat(settings.lineSize()).isEqualTo(256);
        assertThat(SettingsReader.read()).isEqualTo(SettingsReader.read(key -> Optional.empty(), Set.of()));
    }

    private void assertRefused(String message) {
        assertThatThrownBy(this::read).isInstanceOf(BadSetting.class).hasMessage(message);
    }

    private Settings read() {
        Sources sources = new Sources(
                key -> Optional.ofNullable(parameters.get(key)), parameters.keySet(), properties, environment);
        return new SettingsReader(sources, project()).settings();
    }

    private static ProjectFolder project() {
        return new ProjectFolder(Path.of("/module"), false);
    }
}
