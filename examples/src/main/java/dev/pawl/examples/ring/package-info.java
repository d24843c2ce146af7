/** A ring buffer between two threads: what each of them writes lies on lines of its own. */
package dev.pawl.examples.ring;
