package com.acme.routing;

import dev.pawl.MaxInstanceSize;

@MaxInstanceSize(40)
final class RouteEntry {

    Object prefix;
    Object nextHop;
    Object gateway;
    Object owner;
    int mask;
    int weight;
}
