package dev.pawl.junit;

import dev.pawl.core.report.Origin;
import java.lang.StackWalker.StackFrame;

/** The test that asks for contracts. */
final class Caller {

    private static final StackWalker STACK = StackWalker.getInstance();

    private Caller() {}

    /** The nearest method on the stack that is not ours. */
    static Origin origin() {
        return STACK.walk(frames ->
                frames.filter(Caller::isForeign).findFirst().map(Caller::origin).orElse(Origin.UNKNOWN));
    }

    private static boolean isForeign(StackFrame frame) {
        return !frame.getClassName().equals(Caller.class.getName())
                && !frame.getClassName().equals(Contracts.class.getName())
                && !frame.getClassName().startsWith("java.");
    }

    private static Origin origin(StackFrame frame) {
        boolean lambda = frame.getMethodName().startsWith("lambda$");
        return new Origin(frame.getClassName(), lambda ? null : frame.getMethodName());
    }
}
