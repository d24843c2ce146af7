/** How objects lie in memory: measured in the running VM, computed for other layout models. */
@NullMarked
package dev.pawl.core.measure.layout;

import org.jspecify.annotations.NullMarked;
