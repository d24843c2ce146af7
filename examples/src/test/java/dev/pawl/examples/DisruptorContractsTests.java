package dev.pawl.examples;

import dev.pawl.ContractsOf;
import dev.pawl.InstanceSize;
import dev.pawl.NoFalseSharing;

/** What a released library promises us, from the outside: the type has a test's name, so the build tool selects it. */
@ContractsOf(className = "com.lmax.disruptor.Sequence")
@InstanceSize(value = 136, jdk = "17")
interface DisruptorContractsTests {

    @NoFalseSharing(because = "two threads spin on neighbouring sequences")
    long value();
}
