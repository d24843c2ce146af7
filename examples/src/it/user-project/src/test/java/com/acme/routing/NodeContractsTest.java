package com.acme.routing;

import dev.pawl.ContractsOf;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoFalseSharing;

@ContractsOf(className = "com.acme.routing.Ring$Node")
@MaxInstanceSize(value = 24, because = "4 M of them live in the index")
interface NodeContractsTest {

    @NoFalseSharing
    long sequence();
}
