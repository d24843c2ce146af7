package dev.pawl.assertj;

import dev.pawl.LayoutModel;
import dev.pawl.core.Pawl;
import dev.pawl.core.naming.ModelName;
import dev.pawl.core.quantity.CacheLine;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An assertion that can be judged on any layout model, and for cache lines of any size. Not meant to be extended. */
public abstract class AbstractLayoutAssert<SELF extends AbstractLayoutAssert<SELF, ACTUAL>, ACTUAL>
        extends AbstractContractAssert<SELF, ACTUAL> {

    private List<String> models = List.of();
    private @Nullable CacheLine line;

    AbstractLayoutAssert(@Nullable ACTUAL actual, Class<?> selfType) {
        super(actual, selfType);
    }

    /**
     * The {@linkplain LayoutModel layout models} that the statements after this are judged on; none means the running VM and the
     * models of {@code pawl.layouts}, as if this was not said.
     *
     * @throws IllegalArgumentException if there is no such model
     */
    public SELF on(String... names) {
        for (String name : names) {
            ModelName.parse(name);
        }
        models = List.of(names);
        return myself;
    }

    /**
     * The bytes of a cache line for the statements after this; unless said, {@code pawl.line-size}.
     *
     * @throws IllegalArgumentException if it is not a power of two from 8
     */
    public SELF withLineSize(int bytes) {
        line = new CacheLine(bytes);
        return myself;
    }

    /** The size of a line that was asked for, or null for the project's. */
    final @Nullable CacheLine line() {
        return line;
    }

    @Override
    final List<String> models(Pawl pawl) {
        return models.isEmpty()
                ? Stream.concat(Stream.of(LayoutModel.RUNNING), pawl.settings().layouts().stream())
                        .distinct()
                        .toList()
                : models;
    }
}
