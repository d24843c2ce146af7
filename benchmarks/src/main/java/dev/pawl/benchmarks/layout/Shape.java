package dev.pawl.benchmarks.layout;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A size and the offset of each field, from any source, in a form that can be compared and written to a file.
 *
 * @param size of an instance, in bytes
 * @param own offset by {@code "declaring class#field"}, for fields that no JDK class declares
 * @param ofJdk the same for fields that JDK superclasses declare
 */
record Shape(long size, SortedMap<String, Long> own, SortedMap<String, Long> ofJdk) {

    private static final char JDK_MARK = '!';

    static Builder builder() {
        return new Builder();
    }

    /**
     * Whether another source says the same: of the size, of all fields of ours, and of those JDK fields that both know, since
     * reflection hides some.
     */
    boolean agreesWith(Shape other) {
        return size == other.size
                && own.equals(other.own)
                && ofJdk.entrySet().stream()
                        .allMatch(e -> e.getValue().equals(other.ofJdk.getOrDefault(e.getKey(), e.getValue())));
    }

    /** Whether both have the same fields, and none from the JDK, which may be different ones of the same name. */
    boolean hasFieldsOf(Shape other) {
        return ofJdk.isEmpty() && other.ofJdk.isEmpty() && own.keySet().equals(other.own.keySet());
    }

    /** Whether the fields lie at the same places, whatever the size. */
    boolean sameOffsets(Shape other) {
        return own.equals(other.own);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(size);
        own.forEach((field, offset) -> append(text, field, offset));
        ofJdk.forEach((field, offset) -> append(text, JDK_MARK + field, offset));
        return text.toString();
    }

    private static void append(StringBuilder text, String field, long offset) {
        text.append('\t').append(field).append('=').append(offset);
    }

    /** Reads what {@link #toString} wrote. */
    static Shape parse(String text) {
        String[] parts = text.split("\t", -1);
        Builder builder = builder();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].lastIndexOf('=');
            boolean ofJdk = parts[i].charAt(0) == JDK_MARK;
            builder.add(
                    ofJdk, parts[i].substring(ofJdk ? 1 : 0, equals), Long.parseLong(parts[i].substring(equals + 1)));
        }
        return builder.build(Long.parseLong(parts[0]));
    }

    /** Collects the fields of one class. */
    static final class Builder {

        private final SortedMap<String, Long> own = new TreeMap<>();
        private final SortedMap<String, Long> ofJdk = new TreeMap<>();

        void add(Class<?> declaring, String field, long offset) {
            add(isOfJdk(declaring), declaring.getName() + '#' + field, offset);
        }

        private void add(boolean isOfJdk, String field, long offset) {
            Map<String, Long> fields = isOfJdk ? ofJdk : own;
            if (fields.put(field, offset) != null) {
                throw new IllegalStateException(field + " is there twice");
            }
        }

        Shape build(long size) {
            return new Shape(size, own, ofJdk);
        }
    }

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
