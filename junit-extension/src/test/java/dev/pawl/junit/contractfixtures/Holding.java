package dev.pawl.junit.contractfixtures;

import dev.pawl.junit.testkit.MaxFields;

/** Fails when it is initialised, which must not happen. */
@MaxFields(1)
public final class Holding {

    static final int FAILING = 1 / Integer.parseInt("0");
}
