package com.acme.routing;

import dev.pawl.InstanceSize;
import dev.pawl.MaxAlignmentLoss;
import dev.pawl.MaxInstanceSize;

/** No {@code @Test} at all: the contracts are the tests. */
@MaxInstanceSize(value = 40, of = RouteEntry.class)
@InstanceSize(value = 32, of = RouteEntry.class)
@MaxAlignmentLoss(value = 8, of = {RouteEntry.class, Ring.class})
class ClassLevelTest {}
