/** What was decided and what was found, as data. Uses quantities. */
@NullMarked
package dev.pawl.core.verdict;

import org.jspecify.annotations.NullMarked;
