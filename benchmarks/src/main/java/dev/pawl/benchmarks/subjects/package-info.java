/** The classes that are measured: generated ones and those of released libraries. */
@NullMarked
package dev.pawl.benchmarks.subjects;

import org.jspecify.annotations.NullMarked;
