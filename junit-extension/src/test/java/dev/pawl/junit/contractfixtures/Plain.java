package dev.pawl.junit.contractfixtures;

/** Without contracts. */
public final class Plain {}
