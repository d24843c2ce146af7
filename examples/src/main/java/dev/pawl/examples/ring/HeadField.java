package dev.pawl.examples.ring;

import dev.pawl.NoFalseSharing;

abstract class HeadField extends HeadPadding {

    @NoFalseSharing(because = "the consumer writes it on every take")
    volatile long head;
}
