/** From an annotation to a case that can be judged: what is declared where, and on what. */
@NullMarked
package dev.pawl.core.check;

import org.jspecify.annotations.NullMarked;
