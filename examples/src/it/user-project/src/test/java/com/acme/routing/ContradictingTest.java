package com.acme.routing;

import dev.pawl.InstanceSize;
import dev.pawl.MaxAlignmentLoss;
import dev.pawl.MaxInstanceSize;

/** Two that cannot both hold, and one that can. */
@MaxInstanceSize(value = 40, of = RouteEntry.class)
@InstanceSize(value = 48, of = RouteEntry.class)
@MaxAlignmentLoss(value = 8, of = RouteEntry.class)
class ContradictingTest {}
