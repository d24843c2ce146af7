package dev.pawl.core.check;

import org.jspecify.annotations.Nullable;

/**
 * A contract whose values cannot be meant. The report adds where it stands: {@code "@MaxInstanceSize on RouteEntry: `value` must
 * be 1 or greater, but was 0. …"}.
 */
public final class Misuse extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private Misuse(String message) {
        super(message);
    }

    /** An element of an annotation breaks a rule; {@code instead} is the better way as sentences, or null. */
    public static Misuse of(String element, String rule, Object value, @Nullable String instead) {
        String shown = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
        return new Misuse("`" + element + "` " + rule + ", but was " + shown + "." + (instead == null ? "" : " " + instead));
    }

    /** Anything else that cannot be meant, as sentences. */
    public static Misuse because(String sentences) {
        return new Misuse(sentences);
    }
}
