package dev.pawl.examples;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.pawl.examples.broken.BrokenContractsDemo;
import dev.pawl.examples.own.OwnContractsTests;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the examples as a build tool would, for people to read: the contracts that hold, then each of them broken. */
final class Demo implements TestExecutionListener {

    private Demo() {}

    public static void main(String[] args) {
        try (LauncherSession session = LauncherFactory.openSession()) {
            System.out.println("\nContracts that hold\n");
            run(
                    session.getLauncher(),
                    RoutingContractsTests.class,
                    FieldMoreTests.class,
                    DisruptorContractsTests.class,
                    DeepSizeTests.class,
                    FluentTests.class,
                    KnownViolationTests.class,
                    OwnContractsTests.class);
            System.out.println(
                    "\nThe same contracts after somebody changed the classes: each of these is a red test\n");
            run(session.getLauncher(), BrokenContractsDemo.class);
        }
    }

    private static void run(Launcher launcher, Class<?>... classes) {
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(Stream.of(classes)
                                .map(type -> selectClass(type))
                                .toList())
                        .build(),
                new Demo());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
            System.out.println(result.getThrowable()
                    .map(failure -> "---\n" + failure.getMessage())
                    .orElse("  " + test.getDisplayName()));
        }
    }
}
