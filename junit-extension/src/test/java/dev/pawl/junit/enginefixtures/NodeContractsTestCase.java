package dev.pawl.junit.enginefixtures;

import dev.pawl.ContractsOf;
import dev.pawl.junit.testkit.MaxFields;

/** Contracts for a class by name and its field. */
@ContractsOf(className = "dev.pawl.junit.testkit.Subjects$Two")
@MaxFields(1)
public interface NodeContractsTestCase {

    @MaxFields(0)
    int a();
}
