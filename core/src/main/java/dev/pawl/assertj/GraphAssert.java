package dev.pawl.assertj;

import dev.pawl.core.check.Subject;
import dev.pawl.core.check.graph.DeepSizeLimit;
import dev.pawl.core.naming.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the objects reachable from a root take, as {@link dev.pawl.MaxDeepSize} says it. Class objects, class loaders, modules and
 * threads are counted and not followed; what weak, soft and phantom references lead to does not count.
 */
public class GraphAssert extends AbstractContractAssert<GraphAssert, Object> {

    private List<Class<?>> stopAt = List.of();

    /** For AssertJ's soft assertions; start with {@link PawlAssertions#assertThatGraph}. */
    public GraphAssert(@Nullable Object root) {
        super(root, GraphAssert.class);
    }

    /** Instances of these types are counted and not followed. */
    public GraphAssert stoppingAt(Class<?>... types) {
        stopAt = List.of(types);
        return myself;
    }

    /**
     * Verifies that the objects take at most so many bytes, each counted once.
     *
     * @param bytes 0 or greater
     * @throws IllegalArgumentException if it is negative, or the walk would stop at the root
     */
    public GraphAssert isAtMost(long bytes) {
        return verify(() -> DeepSizeLimit.of(bytes, stopAt, subject()));
    }

    @Override
    Subject.OfGraph subject() {
        Class<?> type = actual.getClass();
        return new Subject.OfGraph(Names.of(type), type, () -> actual);
    }
}
