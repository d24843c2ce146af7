/**
 * Contracts in JUnit: the extension that judges those of a test, the {@code pawl} engine that judges those of a class, and
 * {@link dev.pawl.junit.Contracts}, which finds those of production code.
 */
@NullMarked
package dev.pawl.junit;

import org.jspecify.annotations.NullMarked;
