package dev.pawl.junit;

import dev.pawl.core.check.ContractCase;
import java.net.URI;
import java.net.URISyntaxException;

/**
 * Where a dynamic test is declared, in the scheme {@code method:} that JUnit understands. With {@code class:} Surefire reports a
 * container as a test class of its own, and a test without a name.
 */
final class SourceUri {

    private SourceUri() {}

    /** The class, by its constructor. */
    static URI of(Class<?> type) {
        return uri(type, type.getSimpleName());
    }

    /** A contract that a class carries. */
    static URI of(Class<?> carrier, ContractCase one) {
        return uri(carrier, one.name());
    }

    private static URI uri(Class<?> type, String member) {
        try {
            return new URI("method", type.getName(), member);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(member + " of " + type + " makes no URI", e);
        }
    }
}
