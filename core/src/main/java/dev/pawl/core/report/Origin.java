package dev.pawl.core.report;

import org.jspecify.annotations.Nullable;

/**
 * The test that judged a contract, so that a message can say how to run it again.
 *
 * @param testClass the binary name, as in {@code "com.acme.Outer$Inner"}; null without a test
 * @param testMethod the name of the method; null where the contract is one of the class, or without a test
 */
public record Origin(@Nullable String testClass, @Nullable String testMethod) {

    /** No test: a plain {@code main}. */
    public static final Origin UNKNOWN = new Origin(null, null);

    /** How to call the test in a message: {@code "Outer.Inner.entry_stays_small()"}; empty without a test. */
    String displayName() {
        String simple = testClass == null
                ? ""
                : testClass.substring(testClass.lastIndexOf('.') + 1).replace('$', '.');
        return simple + (testMethod == null ? "" : "." + testMethod + "()");
    }
}
