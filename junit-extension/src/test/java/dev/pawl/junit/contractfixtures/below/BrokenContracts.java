package dev.pawl.junit.contractfixtures.below;

import dev.pawl.ContractsOf;
import dev.pawl.junit.testkit.MaxFields;

/** Declares for another class. */
@ContractsOf(Broken.class)
@MaxFields(1)
public interface BrokenContracts {}
