package dev.pawl.junit.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.pawl.junit.PawlEngine;
import dev.pawl.junit.PawlSessionListener;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.DiscoveryFilter;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs fixtures through Jupiter and Pawl together, as a build tool does. Every run has a report folder of its own, so that it
 * leaves the counts of the build alone.
 */
public final class PawlTestKit {

    private final LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
            .enableImplicitConfigurationParameters(false)
            .configurationParameter(
                    "pawl.report.dir",
                    Path.of("target", "testkit", UUID.randomUUID().toString()).toString());

    private PawlTestKit() {}

    /** Runs classes. */
    public static Run run(Class<?>... fixtures) {
        return selecting(fixtures).run();
    }

    /** Selects classes. */
    public static PawlTestKit selecting(Class<?>... fixtures) {
        return selecting(Stream.of(fixtures)
                .map(fixture -> selectClass(fixture.getName()))
                .toArray(DiscoverySelector[]::new));
    }

    /** Selects anything. */
    public static PawlTestKit selecting(DiscoverySelector... selectors) {
        PawlTestKit kit = new PawlTestKit();
        kit.request.selectors(selectors);
        return kit;
    }

    /** Adds a configuration parameter. */
    public PawlTestKit with(String key, String value) {
        request.configurationParameter(key, value);
        return this;
    }

    /** Adds a filter. */
    public PawlTestKit including(DiscoveryFilter<?> filter) {
        request.filters(filter);
        return this;
    }

    /** Runs what is selected. */
    public Run run() {
        LauncherDiscoveryRequest built = request.build();
        OutcomeListener outcomes = new OutcomeListener();
        try (LauncherSession session = LauncherFactory.openSession(config())) {
            new PawlSessionListener().launcherSessionOpened(session);
            session.getLauncher().execute(built, outcomes);
        }
        return new Run(List.copyOf(outcomes.outcomes()));
    }

    /** Nothing by service loader: listeners of the build must not see the fixtures. */
    private static LauncherConfig config() {
        return LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine(), new PawlEngine())
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .build();
    }
}
