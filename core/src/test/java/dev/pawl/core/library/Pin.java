package dev.pawl.core.library;

import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one class of a library is known to be like, in each of the {@link #MODELS}.
 *
 * @param field one of its fields, named so only once
 */
record Pin(String library, String className, String field, Map<VmModel, Expected> expected) {

    static final VmModel JDK_17 = new VmModel(12, 4, 8, 17, 128, true);
    static final VmModel JDK_25 = new VmModel(12, 4, 8, 25, 128, true);
    static final VmModel JDK_25_COMPACT = new VmModel(8, 4, 8, 25, 128, true);

    /** In the order of the columns of the file. */
    static final List<VmModel> MODELS = List.of(JDK_17, JDK_25, JDK_25_COMPACT);

    /**
     * In one model.
     *
     * @param size of an instance
     * @param offset of the field
     * @param aloneOn the sizes of lines on which the field is alone
     */
    record Expected(long size, long offset, Set<Integer> aloneOn) {

        /** Reads {@code "136 @72 64+128"}. */
        static Expected parse(String cell) {
            String[] parts = cell.split(" ", -1);
            Set<Integer> lines = parts[2].equals("none")
                    ? Set.of()
                    : Stream.of(parts[2].split("\\+", -1)).map(Integer::valueOf).collect(Collectors.toSet());
            return new Expected(Long.parseLong(parts[0]), Long.parseLong(parts[1].substring(1)), lines);
        }
    }

    static Pin parse(String line) {
        String[] cells = line.split(", ", -1);
        Map<VmModel, Expected> expected = new TreeMap<>(Comparator.comparingInt(MODELS::indexOf));
        for (int i = 0; i < MODELS.size(); i++) {
            expected.put(MODELS.get(i), Expected.parse(cells[3 + i]));
        }
        return new Pin(cells[0], cells[1], cells[2], expected);
    }

    Class<?> type() {
        return Library.type(library, className);
    }

    /** Where the field lies. */
    long offset(ObjectLayout layout) {
        return layout.fields().stream()
                .filter(each -> each.name().equals(field))
                .collect(Collectors.collectingAndThen(Collectors.toList(), this::only))
                .offset();
    }

    private <T> T only(List<T> found) {
        if (found.size() != 1) {
            throw new IllegalStateException(className + " has " + found.size() + " fields named " + field);
        }
        return found.get(0);
    }

    @Override
    public String toString() {
        return className.substring(className.lastIndexOf('.') + 1) + "." + field + " of " + library;
    }
}
