package dev.pawl.core.report;

import java.lang.management.ManagementFactory;
import java.time.Instant;

/** One test JVM. */
record Run(long pid, Instant start) {

    static final Run CURRENT = new Run(
            ProcessHandle.current().pid(),
            Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime()));
}
