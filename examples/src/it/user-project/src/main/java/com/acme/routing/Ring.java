package com.acme.routing;

import dev.pawl.MaxInstanceSize;

/** Its contract is broken, and only discovery can see it: no test names the class. */
@MaxInstanceSize(16)
final class Ring {

    static final class Node {
        volatile long sequence;
        Object value;
    }

    volatile long head;
    volatile long tail;
}
