/** What numbers mean: bytes, probabilities, cache lines. Uses nothing. */
@NullMarked
package dev.pawl.core.quantity;

import org.jspecify.annotations.NullMarked;
