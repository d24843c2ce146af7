/**
 * Contracts as AssertJ assertions, in any test framework or a plain {@code main}: start with
 * {@link dev.pawl.assertj.PawlAssertions}. Needs {@code assertj-core} on the class path.
 */
@NullMarked
package dev.pawl.assertj;

import org.jspecify.annotations.NullMarked;
