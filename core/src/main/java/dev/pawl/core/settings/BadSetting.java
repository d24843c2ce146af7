package dev.pawl.core.settings;

/** A {@code pawl.*} setting that does not exist or has a value it cannot have. The message is for the user. */
public final class BadSetting extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadSetting(String message) {
        super(message);
    }
}
