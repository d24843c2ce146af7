package dev.pawl.assertj;

/** Carries a contract that could not be judged past AssertJ's proxies, which hand on nothing but errors of this type. */
final class NotJudgedError extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final String text;

    NotJudgedError(String text) {
        super(text);
        this.text = text;
    }

    String text() {
        return text;
    }
}
