package dev.pawl.core.check;

/**
 * The JDKs a contract applies to, as feature releases.
 *
 * @param named whether the contract names any
 */
record JdkRange(int first, int last, boolean named) {

    /** The oldest JDK Pawl runs on. */
    private static final int OLDEST = 17;

    /**
     * Reads {@code jdk}: {@code "17"}, {@code "21+"}, or empty for all.
     *
     * @throws Misuse for anything else, and for a JDK that Pawl does not run on
     */
    static JdkRange parse(String text) {
        if (text.isEmpty()) {
            return new JdkRange(0, Integer.MAX_VALUE, false);
        }
        if (!text.matches("[1-9][0-9]{0,2}[+]?")) {
            throw Misuse.of(
                    "jdk",
                    "must be a feature release as in \"17\", or one and all later ones as in \"21+\"",
                    text,
                    null);
        }
        boolean andLater = text.endsWith("+");
        int feature = Integer.parseInt(andLater ? text.substring(0, text.length() - 1) : text);
        if (!andLater && feature < OLDEST) {
            throw Misuse.of("jdk", "must be " + OLDEST + " or later, as Pawl runs on no other", text, null);
        }
        return new JdkRange(feature, andLater ? Integer.MAX_VALUE : feature, true);
    }

    /** The JDKs that the {@code jdk} element of a contract names. */
    static JdkRange of(Declared declared) {
        try {
            return parse(AnnotationElements.jdk(declared.annotation()));
        } catch (Misuse e) {
            throw e.at(declared.kind(), declared.site());
        }
    }

    boolean contains(int feature) {
        return first <= feature && feature <= last;
    }
}
