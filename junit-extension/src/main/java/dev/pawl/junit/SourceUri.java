package dev.pawl.junit;

import dev.pawl.core.check.ContractCase;
import java.net.URI;
import java.net.URISyntaxException;

/** Where a dynamic test is declared, in the schemes {@code class:} and {@code method:} that JUnit understands. */
final class SourceUri {

    private SourceUri() {}

    static URI of(Class<?> type) {
        return URI.create("class:" + type.getName());
    }

    /**
     * The class that carries the contract, with the contract as its "method": the name that Surefire shows. With the source of a
     * class alone a dynamic test has no name there.
     */
    static URI of(Class<?> carrier, ContractCase one) {
        try {
            return new URI("method", carrier.getName(), one.name());
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(one.name() + " of " + carrier + " makes no URI", e);
        }
    }
}
