package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.Subjects.Two;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.opentest4j.AssertionFailedError;

class PawlSessionListenerTests {

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @TempDir
    Path reports;

    /** What Surefire was told for this build. */
    private @Nullable String narrowedTo;

    @BeforeEach
    void run_all_tests() {
        narrowedTo = System.clearProperty("test");
    }

    @AfterEach
    void restore() {
        if (narrowedTo == null) {
            System.clearProperty("test");
        } else {
            System.setProperty("test", narrowedTo);
        }
    }

    @Test
    void the_session_ends_with_the_summary_and_what_was_not_visited() {
        run(OneContractTestCase.class, "list").close();

        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .satisfiesExactly(
                        summary -> assertThat(summary).startsWith("Pawl: 1 contract holds; "),
                        unvisited -> assertThat(unvisited)
                                .startsWith("Pawl: ")
                                .contains(" classes carry contracts that no test of this JVM has looked at: "));
    }

    @Test
    void without_a_contract_there_is_no_summary() {
        run(NoContractTestCase.class, "list").close();

        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .noneSatisfy(line -> assertThat(line).contains("hold"));
    }

    @Test
    void without_a_run_there_is_nothing_to_say() {
        LauncherFactory.openSession(config()).close();

        assertThat(printed.size()).isZero();
    }

    @Test
    void what_was_not_visited_fails_the_session_where_the_settings_say_so() {
        LauncherSession session = run(OneContractTestCase.class, "fail");

        assertThatThrownBy(session::close)
                .isInstanceOf(AssertionFailedError.class)
                .hasMessageContaining("that no test of this JVM has looked at")
                .satisfies(error -> assertThat(error.getStackTrace()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"test", "it.test", "groups", "excludedGroups"})
    void a_run_of_some_tests_only_need_not_visit_all(String option) {
        LauncherSession session = run(OneContractTestCase.class, "fail");
        System.setProperty(option, "some");

        try {
            session.close();
        } finally {
            System.clearProperty(option);
        }

        assertThat(printed.toString(StandardCharsets.UTF_8).lines()).hasSize(1);
    }

    @Test
    void a_run_of_one_class_need_not_visit_all_where_no_build_tool_says_what_was_asked_for() {
        LauncherSession session = run(OneContractTestCase.class, "fail");
        String basedir = System.clearProperty("basedir");
        try {
            session.close();
        } finally {
            System.setProperty("basedir", String.valueOf(basedir));
        }

        assertThat(printed.toString(StandardCharsets.UTF_8).lines()).hasSize(1);
    }

    @Test
    void nobody_looks_for_them_where_that_is_off() {
        run(OneContractTestCase.class, "off").close();

        assertThat(printed.toString(StandardCharsets.UTF_8).lines()).hasSize(1);
    }

    private LauncherSession run(Class<?> fixture, String unvisited) {
        LauncherSession session = LauncherFactory.openSession(config());
        session.getLauncher()
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(fixture))
                        .enableImplicitConfigurationParameters(false)
                        .configurationParameter("pawl.report.dir", reports.toString())
                        .configurationParameter("pawl.unvisited", unvisited)
                        .build());
        return session;
    }

    private LauncherConfig config() {
        return LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine())
                .enableLauncherSessionListenerAutoRegistration(false)
                .addLauncherSessionListeners(
                        new PawlSessionListener(new PrintStream(printed, true, StandardCharsets.UTF_8)))
                .build();
    }

    static class OneContractTestCase {
        @Test
        @MaxFields(value = 2, of = Two.class)
        void body() {}
    }

    static class NoContractTestCase {
        @Test
        void body() {}
    }
}
