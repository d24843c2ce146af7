/** The contract on what an object graph takes. */
@NullMarked
package dev.pawl.core.check.graph;

import org.jspecify.annotations.NullMarked;
