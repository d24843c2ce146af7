package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What lists of field names must look like, whatever the class. */
final class FieldLists {

    private FieldLists() {}

    /** No name is empty, and none is there twice. */
    static List<String> distinct(String element, List<String> names) {
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (FieldName.parse(name).name().isBlank()) {
                throw misuse(element, "must name fields", names);
            }
            if (!seen.add(name)) {
                throw misuse(element, "must name each field once", names);
            }
        }
        return List.copyOf(names);
    }

    /** The same, and there are two or more. */
    static List<String> atLeastTwo(String element, List<String> names) {
        if (names.size() < 2) {
            throw misuse(element, "must name two or more fields", names);
        }
        return distinct(element, names);
    }

    /** As in source: {@code {"head", "tail"}}; one alone without braces. */
    static String inSource(List<String> names) {
        String joined = "\"" + String.join("\", \"", names) + "\"";
        return names.size() == 1 ? joined : names.isEmpty() ? "{}" : "{" + joined + "}";
    }

    /** Whether two lists name a common pair of fields. */
    static boolean sharePair(List<String> one, List<String> other) {
        return one.stream().filter(name -> names(other, name)).count() > 1;
    }

    /** Whether a list names a field. */
    static boolean names(List<String> names, String field) {
        return names.stream().anyMatch(name -> FieldName.parse(name).overlaps(FieldName.parse(field)));
    }

    static Misuse misuse(String element, String rule, List<String> names) {
        return Misuse.because("`" + element + "` " + rule + ", but was " + inSource(names) + ".");
    }
}
