package dev.pawl.junit.contractfixtures.below;

import dev.pawl.junit.testkit.MaxFields;

/** In a subpackage. */
@MaxFields(0)
public final class Broken {
    int one;
}
