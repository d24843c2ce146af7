package dev.pawl.core.measure.layout;

import java.util.stream.Collectors;

/** Layouts as short text: {@code "24: b@12 l@16"}. */
final class Described {

    private Described() {}

    static String layout(ObjectLayout layout) {
        return layout.size() + ": "
                + layout.fields().stream()
                        .map(field -> field.name() + '@' + field.offset())
                        .collect(Collectors.joining(" "));
    }
}
