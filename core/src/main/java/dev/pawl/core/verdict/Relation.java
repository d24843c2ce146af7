package dev.pawl.core.verdict;

/** How what was measured must stand to the limit. */
public enum Relation {
    /** Not above it. */
    AT_MOST,
    /** Not below it. */
    AT_LEAST,
    /** Equal to it. */
    EXACTLY
}
