package dev.pawl.examples.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.pawl.examples.broken.BrokenContractsDemo;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Each broken example fails, and with exactly the message that the documentation shows. */
class BrokenContractsTests {

    private static final int CONTRACTS = 9;

    @TempDir
    static Path reports;

    @TestFactory
    Stream<DynamicTest> every_broken_contract_gives_the_message_shown() {
        assumeTrue(Messages.areThoseOfThisJvm(), "the messages shown are those of measured 12-byte headers");
        var failed = EngineTestKit.engine("junit-jupiter")
                .configurationParameter("pawl.report.dir", reports.toString())
                .selectors(selectClass(BrokenContractsDemo.class))
                .execute()
                .testEvents()
                .failed()
                .list();

        assertThat(failed).hasSize(CONTRACTS);
        return failed.stream()
                .map(event -> dynamicTest(
                        methodOf(event),
                        () -> assertThat(messageOf(event))
                                .isEqualTo(Messages.shown(methodOf(event), messageOf(event)))));
    }

    private static String methodOf(Event event) {
        return ((MethodSource) event.getTestDescriptor().getSource().orElseThrow()).getMethodName();
    }

    private static String messageOf(Event event) {
        Throwable failure = event.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
        return Messages.ofAnyJdk(String.valueOf(failure.getMessage()));
    }
}
