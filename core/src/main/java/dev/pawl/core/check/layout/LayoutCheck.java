package dev.pawl.core.check.layout;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.quantity.CacheLine;
import java.lang.annotation.Annotation;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What the checks of layout contracts have in common. */
abstract class LayoutCheck<A extends Annotation> implements Check<A> {

    private final Class<A> annotation;

    LayoutCheck(Class<A> annotation) {
        this.annotation = annotation;
    }

    @Override
    public final Class<A> annotation() {
        return annotation;
    }

    @Override
    public final boolean inherited() {
        return false;
    }

    /** The annotation with its main elements as in source: {@code "@MaxInstanceSize(64)"}; without parentheses if there are none. */
    final String name(Object... elements) {
        StringJoiner inParentheses = new StringJoiner(", ", "(", ")").setEmptyValue("");
        for (Object element : elements) {
            inParentheses.add(String.valueOf(element));
        }
        return "@" + annotation.getSimpleName() + inParentheses;
    }

    /** The size an element {@code lineSize} names; null for 0, which leaves it to the project's settings. */
    static @Nullable CacheLine line(int lineSize) {
        if (lineSize == 0) {
            return null;
        }
        if (lineSize < 8 || Integer.bitCount(lineSize) != 1) {
            throw Misuse.of(
                    "lineSize", "must be a power of two from 8", lineSize, "Most CPUs have 64, Apple's M series 128.");
        }
        return new CacheLine(lineSize);
    }
}
