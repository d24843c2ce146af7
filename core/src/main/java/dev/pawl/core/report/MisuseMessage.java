package dev.pawl.core.report;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Site;
import java.lang.annotation.Annotation;

/** What a reader sees of a contract whose values cannot be meant: which annotation, where, and what is wrong with it. */
public final class MisuseMessage {

    private MisuseMessage() {}

    /** {@code "@MaxInstanceSize on RouteEntry: `value` must be 1 or greater, but was 0."} */
    public static String of(Site site, Annotation annotation, Misuse misuse) {
        return of(site.displayName(), annotation.annotationType().getSimpleName(), misuse);
    }

    /** The same for a place that is no annotated element, or an annotation known by its simple name only. */
    public static String of(String where, String annotation, Misuse misuse) {
        String name = annotation.startsWith("@") ? annotation : "@" + annotation;
        return name + " on " + where + ": " + misuse.getMessage();
    }
}
