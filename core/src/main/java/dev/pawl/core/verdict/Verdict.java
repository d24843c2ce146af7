package dev.pawl.core.verdict;

/** What was decided about one contract on one subject. */
public sealed interface Verdict {

    /** Passed or failed, as the contract holds or not. */
    static Verdict of(boolean holds, Finding finding) {
        return holds ? new Passed(finding) : new Failed(finding);
    }

    /** What was found, whatever the decision. */
    Finding finding();

    /** The contract holds. */
    record Passed(Finding finding) implements Verdict {}

    /** The contract is broken. */
    record Failed(Finding finding) implements Verdict {}

    /** It cannot be told whether the contract holds; {@code why} is a sentence. */
    record Inconclusive(Reason reason, String why, Finding finding) implements Verdict {}

    /** Why nothing could be decided. */
    enum Reason {
        /** The limit lies inside the interval of what was measured, and the budget is used. */
        NOISE,
        /** The machine or the VM lacks what the measurement needs. */
        ENVIRONMENT,
        /** There is nothing to compare with. */
        NO_BASELINE,
        /** A failure did not happen again. */
        NOT_REPRODUCED,
        /** The settings say not to judge it. */
        SWITCHED_OFF
    }
}
