package dev.pawl.core.measure.layout;

import java.util.List;

/**
 * The bytes of an object that one field takes.
 *
 * @param declaringClass the name of the class that declares it
 * @param type the name of its type
 */
public record FieldSpan(String declaringClass, String type, String name, ByteSpan span) {

    /** All fields of a layout, inherited ones included, by offset. */
    public static List<FieldSpan> of(ObjectLayout layout) {
        return layout.fields().stream()
                .map(field -> new FieldSpan(
                        field.hostClass(),
                        field.typeClass(),
                        field.name(),
                        new ByteSpan(field.offset(), field.offset() + field.size())))
                .toList();
    }

    /** The first byte. */
    public long offset() {
        return span.from();
    }

    /** The number of bytes. */
    public long size() {
        return span.length();
    }
}
