package dev.pawl.assertj;

/**
 * A contract could not be judged here, and no test framework is present whose unmet assumption could say so. The message is the
 * one a test would show.
 */
public final class ContractNotJudged extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ContractNotJudged(String message) {
        super(message);
    }
}
