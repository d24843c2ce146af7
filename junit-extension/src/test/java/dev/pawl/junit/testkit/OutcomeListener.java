package dev.pawl.junit.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Writes down what becomes of tests, and of containers that fail. */
final class OutcomeListener implements TestExecutionListener {

    private final List<Outcome> outcomes = Collections.synchronizedList(new ArrayList<>());

    List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        outcomes.add(outcome(test, Outcome.Status.SKIPPED, null));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest() || result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
            Outcome.Status status = switch (result.getStatus()) {
                case SUCCESSFUL -> Outcome.Status.PASSED;
                case ABORTED -> Outcome.Status.ABORTED;
                case FAILED -> Outcome.Status.FAILED;
            };
            outcomes.add(outcome(test, status, result.getThrowable().orElse(null)));
        }
    }

    private static Outcome outcome(TestIdentifier test, Outcome.Status status, @Nullable Throwable thrown) {
        return new Outcome(
                test.getUniqueId(),
                test.getDisplayName(),
                className(test.getSource().orElse(null)),
                status,
                thrown,
                test.getTags().stream().map(TestTag::getName).collect(Collectors.toUnmodifiableSet()));
    }

    private static String className(@Nullable TestSource source) {
        if (source instanceof MethodSource method) {
            return method.getClassName();
        }
        return source instanceof ClassSource type ? type.getClassName() : "";
    }
}
