/** How objects lie in memory: measured in the running VM, computed for other layout models. */
// What runs on the way to a first verdict has loops instead of lambdas and streams, and no string concatenation:
// linking those
// would take as long as everything else together.
@NullMarked
package dev.pawl.core.measure.layout;

import org.jspecify.annotations.NullMarked;
