package dev.pawl.core.naming;

import dev.pawl.LayoutModel;
import java.util.List;
import java.util.OptionalInt;

/**
 * The name of a layout model as contracts and settings write it: {@code "compact-headers"}, or {@code "compact-headers@27"}.
 *
 * @param mode a {@link LayoutModel}
 * @param jdk the JDK whose field rule is meant; empty for the running one
 */
public record ModelName(String mode, OptionalInt jdk) {

    /** Every {@link LayoutModel}; all but the first may be followed by a JDK. */
    public static final List<String> MODES = List.of(
            LayoutModel.RUNNING,
            LayoutModel.COMPRESSED_OOPS,
            LayoutModel.NO_COMPRESSED_OOPS,
            LayoutModel.COMPACT_HEADERS,
            LayoutModel.COMPACT_HEADERS_NO_COMPRESSED_OOPS,
            LayoutModel.UNCOMPRESSED);

    /** The field rule is known from there on (JDK-8237767). */
    private static final int OLDEST_JDK = 15;

    private static final String WITH_JDK = LayoutModel.COMPACT_HEADERS + "@27";

    /**
     * Takes a name apart.
     *
     * @throws IllegalArgumentException if no model is called so; the message lists the names and suggests one
     */
    public static ModelName parse(String name) {
        int at = name.indexOf('@');
        String mode = withoutJdk(name);
        if (!MODES.contains(mode)) {
            throw unknown(name, mode);
        }
        if (at < 0) {
            return new ModelName(mode, OptionalInt.empty());
        }
        if (mode.equals(LayoutModel.RUNNING)) {
            throw new IllegalArgumentException("The layout model \"" + name
                    + "\" asks the running VM about another JDK. Name a model, as in \"" + WITH_JDK + "\".");
        }
        return new ModelName(mode, OptionalInt.of(jdk(name, name.substring(at + 1))));
    }

    /** What stands before the {@code @}. */
    public static String withoutJdk(String name) {
        int at = name.indexOf('@');
        return at < 0 ? name : name.substring(0, at);
    }

    private static int jdk(String name, String digits) {
        int jdk = digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : 0;
        if (jdk < OLDEST_JDK) {
            throw new IllegalArgumentException("In the layout model \"" + name + "\" a JDK from " + OLDEST_JDK
                    + " on must follow the @, as in \"" + WITH_JDK + "\", but was \"" + digits + "\".");
        }
        return jdk;
    }

    private static IllegalArgumentException unknown(String name, String mode) {
        return new IllegalArgumentException("There is no layout model \"" + name + "\"."
                + Nearest.question(mode, MODES)
                + " Known are " + String.join(", ", MODES)
                + ", and each but the first with the field rule of another JDK, as in " + WITH_JDK + ".");
    }
}
