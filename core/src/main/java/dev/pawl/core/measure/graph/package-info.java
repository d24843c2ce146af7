/** How much the objects reachable from a root take, by class. Uses the layouts. */
@NullMarked
package dev.pawl.core.measure.graph;

import org.jspecify.annotations.NullMarked;
