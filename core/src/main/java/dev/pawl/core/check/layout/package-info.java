/** The layout contracts: one check and one rule each. */
@NullMarked
package dev.pawl.core.check.layout;

import org.jspecify.annotations.NullMarked;
