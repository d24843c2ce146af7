package dev.pawl.benchmarks.layout;

import java.util.Locale;

/** Numbers as tables show them. */
final class Numbers {

    private Numbers() {}

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
