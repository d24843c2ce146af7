/** Starting other JVMs, since what is measured is a VM. */
@NullMarked
package dev.pawl.benchmarks.jvm;

import org.jspecify.annotations.NullMarked;
