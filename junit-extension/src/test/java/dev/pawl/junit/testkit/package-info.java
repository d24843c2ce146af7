/** Runs fixtures through JUnit Jupiter and Pawl together, with contracts that depend on no machine. */
@NullMarked
package dev.pawl.junit.testkit;

import org.jspecify.annotations.NullMarked;
