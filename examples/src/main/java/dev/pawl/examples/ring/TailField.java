package dev.pawl.examples.ring;

import dev.pawl.NoFalseSharing;

abstract class TailField extends MiddlePadding {

    @NoFalseSharing(because = "the producer writes it on every put")
    volatile long tail;
}
