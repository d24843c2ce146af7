package dev.pawl.core.naming;

/** Short names of classes, for people. */
public final class Names {

    private Names() {}

    /** The name without its package, as in {@code "Ring.Node"}; the binary name's last part where there is no other. */
    public static String of(Class<?> type) {
        String canonical = type.getCanonicalName();
        String full = canonical == null ? type.getName() : canonical;
        String prefix = type.getPackageName() + ".";
        return full.startsWith(prefix) ? full.substring(prefix.length()) : full;
    }
}
