package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import java.util.Map;

/**
 * What becomes of the same classes in another VM.
 *
 * @param classes with a shape in both, and without fields of JDK superclasses
 * @param offsets of which a field lies elsewhere
 * @param sizes of which the size differs
 */
record Changes(int classes, int offsets, int sizes) {

    static Changes between(Map<String, Answer> one, Map<String, Answer> other) {
        int classes = 0;
        int offsets = 0;
        int sizes = 0;
        for (Map.Entry<String, Answer> entry : one.entrySet()) {
            Answer changed = other.get(entry.getKey());
            if (entry.getValue() instanceof Answer.Known a
                    && changed instanceof Answer.Known b
                    && a.shape().hasFieldsOf(b.shape())) {
                classes++;
                offsets += a.shape().sameOffsets(b.shape()) ? 0 : 1;
                sizes += a.shape().size() == b.shape().size() ? 0 : 1;
            }
        }
        return new Changes(classes, offsets, sizes);
    }

    @Override
    public String toString() {
        return "of " + Numbers.count(classes) + " classes " + Numbers.count(offsets) + " have fields elsewhere, "
                + Numbers.count(sizes) + " another size";
    }
}
