package dev.pawl.assertj;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Begins a stack trace with the caller's line, which is the one that soft assertions show. */
final class CallersTrace {

    private static final List<String> OURS = Stream.of(
                    Statement.class,
                    AbstractContractAssert.class,
                    LayoutAssert.class,
                    GraphAssert.class,
                    ArrayLayoutAssert.class)
            .map(Class::getName)
            .toList();

    private CallersTrace() {}

    static <T extends Throwable> T in(T thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        int last = trace.length - 1;
        while (last >= 0 && !isOurs(trace[last].getClassName())) {
            last--;
        }
        thrown.setStackTrace(Arrays.copyOfRange(trace, last + 1, trace.length));
        return thrown;
    }

    /** AssertJ's proxies are named after the class they stand for. */
    private static boolean isOurs(String name) {
        return OURS.stream().anyMatch(ours -> name.equals(ours) || name.startsWith(ours + "$"));
    }
}
