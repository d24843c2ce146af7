package dev.pawl.core.report;

import dev.pawl.MaxInstanceSize;

/** What the results of these tests are about. */
@MaxInstanceSize(64)
final class RouteEntry {

    long hits;
}
