package dev.pawl.junit.enginefixtures;

import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.Subjects.Two;

/** Contracts and no test. */
@MaxFields(value = 2, of = Two.class)
public class OnlyContractsTestCase {}
