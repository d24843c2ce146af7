package dev.pawl.assertj;

import dev.pawl.core.naming.Names;

/**
 * Arrays of one type and length.
 *
 * @param type an array type
 * @param length 0 or greater
 */
public record ArrayShape(Class<?> type, int length) {

    public ArrayShape {
        if (!type.isArray()) {
            throw new IllegalArgumentException(
                    Names.of(type) + " is no array type. Use assertThatLayout for the layout of a class.");
        }
        if (length < 0) {
            throw new IllegalArgumentException("`length` must be 0 or greater, but was " + length + ".");
        }
    }
}
