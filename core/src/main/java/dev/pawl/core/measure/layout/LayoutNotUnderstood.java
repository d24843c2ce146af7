package dev.pawl.core.measure.layout;

/** The layout of a class could not be established beyond doubt. The message is a sentence for the user. */
public final class LayoutNotUnderstood extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why, as a sentence. */
    public LayoutNotUnderstood(String message) {
        super(message);
    }
}
