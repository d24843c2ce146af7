package dev.pawl.junit.contractfixtures;

/** Inherits a field with a contract. */
public final class Leaf extends Padded {}
