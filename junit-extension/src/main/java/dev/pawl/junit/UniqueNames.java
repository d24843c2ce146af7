package dev.pawl.junit;

import java.util.HashSet;
import java.util.Set;

/** Tells tests of one name apart: the second {@code "x"} is {@code "x (2)"}. */
final class UniqueNames {

    private final Set<String> taken = new HashSet<>();

    String of(String wanted) {
        String name = wanted;
        for (int i = 2; !taken.add(name); i++) {
            name = wanted + " (" + i + ")";
        }
        return name;
    }
}
