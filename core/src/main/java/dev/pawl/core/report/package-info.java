/** The one place that makes text: failure messages, the results file, the summary line. */
@NullMarked
package dev.pawl.core.report;

import org.jspecify.annotations.NullMarked;
