package dev.pawl.core.measure.layout;

/** The layout of a class could not be established beyond doubt. The message is a sentence for the user. */
public final class LayoutNotUnderstood extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** For a reason, as a sentence that goes on behind "layout not understood: ". */
    public LayoutNotUnderstood(String reason) {
        super("layout not understood: ".concat(reason));
    }
}
