package dev.pawl.core.settings;

import dev.pawl.core.naming.Nearest;
import java.util.List;

/**
 * A {@code pawl.*} setting that does not exist or has a value it cannot have. The message is for the user: the key, where it came
 * from, the value, what is allowed.
 */
public final class BadSetting extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private BadSetting(String message) {
        super(message);
    }

    static BadSetting unknown(Sources.Value value) {
        List<String> known = Sources.knownLike(value.key());
        return new BadSetting("Pawl has no setting " + value.key() + " (" + value.origin() + ", \"" + value.text()
                + "\")." + Nearest.question(value.key(), known) + " There are: " + String.join(", ", known) + ".");
    }

    static BadSetting value(Sources.Value value, Setting setting) {
        return value(value, setting.allowed(), value.text(), "");
    }

    static BadSetting value(Sources.Value value, String allowed, String was, String better) {
        return new BadSetting(
                value.key() + " (" + value.origin() + ") must be " + allowed + ", but was \"" + was + "\"." + better);
    }
}
