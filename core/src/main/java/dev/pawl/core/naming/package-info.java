/** How things are called: classes for people, and what a misspelt name was meant to be. Uses nothing. */
@NullMarked
package dev.pawl.core.naming;

import org.jspecify.annotations.NullMarked;
