/** The {@code pawl.*} settings: names, values, where they come from. Uses names. */
@NullMarked
package dev.pawl.core.settings;

import org.jspecify.annotations.NullMarked;
