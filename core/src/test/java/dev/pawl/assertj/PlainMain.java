package dev.pawl.assertj;

import static dev.pawl.assertj.PawlAssertions.assertThatGraph;
import static dev.pawl.assertj.PawlAssertions.assertThatLayout;

import java.util.List;

/** Uses the assertions where there is no test framework; run in a JVM of its own. */
final class PlainMain {

    private PlainMain() {}

    public static void main(String[] arguments) {
        run(() -> assertThatLayout(Value.class).hasInstanceSizeAtMost(24));
        run(() -> assertThatLayout(Value.class).hasInstanceSizeAtMost(1));
        run(() -> assertThatGraph(List.of("text")).isAtMost(1_000));
    }

    private static void run(Runnable assertion) {
        try {
            assertion.run();
            System.out.println("holds");
        } catch (AssertionError | RuntimeException e) {
            System.out.println(e.getClass().getName() + ": "
                    + e.getMessage().lines().findFirst().orElseThrow());
        }
    }

    static class Value {
        int value;
    }
}
