/** Compares layouts as Pawl measures and computes them with what other JVMs do, class by class. */
@NullMarked
package dev.pawl.benchmarks.layout;

import org.jspecify.annotations.NullMarked;
