package dev.pawl.junit.contractfixtures;

import dev.pawl.junit.testkit.MaxFields;

/** A field whose contract is about the classes that inherit it. */
public abstract class Padded {

    @MaxFields(0)
    long hot;
}
