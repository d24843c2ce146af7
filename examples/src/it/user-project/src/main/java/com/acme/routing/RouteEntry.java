package com.acme.routing;

import dev.pawl.MaxInstanceSize;
import dev.pawl.NoCacheLineStraddle;

@MaxInstanceSize(40)
@NoCacheLineStraddle
public final class RouteEntry {

    Object prefix;
    Object nextHop;
    Object gateway;
    Object owner;
    int mask;
    int weight;
}
