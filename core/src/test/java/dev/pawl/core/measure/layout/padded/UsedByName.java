package dev.pawl.core.measure.layout.padded;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

@SuppressWarnings("unused")
public class UsedByName extends Before {
    static final VarHandle P1 = handle();

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(Before.class, "p1", long.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
