package dev.pawl.junit.contractfixtures;

import dev.pawl.junit.testkit.MaxFields;

/** One contract that cannot be meant beside one that can. */
@MaxFields(-1)
public final class Misused {

    @MaxFields(0)
    int broken;
}
