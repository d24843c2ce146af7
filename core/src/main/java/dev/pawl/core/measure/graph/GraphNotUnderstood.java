package dev.pawl.core.measure.graph;

/** A graph could not be walked, or not all of it could be sized. The message is for the user, and continues
 * "could not be judged: ". */
public final class GraphNotUnderstood extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    GraphNotUnderstood(String reason, Throwable cause) {
        super(reason, cause);
        this.reason = reason;
    }

    @Override
    public String getMessage() {
        return reason;
    }
}
