/** Measures what the first and the further layouts cost in a fresh JVM, beside JOL. */
@NullMarked
package dev.pawl.benchmarks.startup;

import org.jspecify.annotations.NullMarked;
