package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.annotation.Annotation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A contract whose values cannot be meant. The message starts with where it stands, once that is known: {@code "@MaxInstanceSize
 * on RouteEntry: `value` must be 1 or greater, but was 0. …"}. A check need not say where: {@link #at} is added on the way out.
 */
public final class Misuse extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final @Nullable String place;

    private Misuse(String message, @Nullable String place, @Nullable Throwable cause) {
        super(message, cause);
        this.place = place;
    }

    /** An element of an annotation breaks a rule; {@code instead} is the better way as sentences, or null. */
    public static Misuse of(String element, String rule, Object value, @Nullable String instead) {
        String shown = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
        return because(
                "`" + element + "` " + rule + ", but was " + shown + "." + (instead == null ? "" : " " + instead));
    }

    /** Anything else that cannot be meant, as sentences. */
    public static Misuse because(String sentences) {
        return new Misuse(sentences, null, null);
    }

    /** The same with the exception that led to it. */
    public static Misuse because(String sentences, Throwable cause) {
        return new Misuse(sentences, null, cause);
    }

    /** The same misuse with the annotation and the place it stands on; unchanged if that is known already. */
    public Misuse at(Class<? extends Annotation> annotation, Site site) {
        if (place != null) {
            return this;
        }
        String where = "@" + Names.of(annotation) + " on " + site.displayName();
        Misuse misuse = new Misuse(where + ": " + getMessage(), where, getCause());
        misuse.setStackTrace(getStackTrace());
        return misuse;
    }

    /** The annotation and the place it stands on, {@code "@MaxInstanceSize on RouteEntry"}; empty where it is not known. */
    public Optional<String> place() {
        return Optional.ofNullable(place);
    }
}
