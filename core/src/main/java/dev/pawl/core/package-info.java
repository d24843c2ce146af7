/** The way in for frameworks: finds cases, judges them, records results. Uses all packages below. */
@NullMarked
package dev.pawl.core;

import org.jspecify.annotations.NullMarked;
