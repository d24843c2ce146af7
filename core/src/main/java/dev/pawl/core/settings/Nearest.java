package dev.pawl.core.settings;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a misspelt name was meant to be. */
public final class Nearest {

    private Nearest() {}

    /** The known name that differs in the fewest letters, if fewer than half of them differ; case does not count. */
    public static Optional<String> of(String given, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt((String name) -> distance(given, name))
                        .thenComparing(name -> name))
                .filter(name -> 2 * distance(given, name) < Math.max(given.length(), name.length()));
    }

    /** {@code " Did you mean x?"}, or nothing where no known name is near. */
    public static String question(String given, Collection<String> known) {
        return of(given, known).map(name -> " Did you mean " + name + "?").orElse("");
    }

    /** Levenshtein's distance: insertions, deletions and substitutions count one each. */
    private static int distance(String first, String second) {
        String a = first.toLowerCase(Locale.ROOT);
        String b = second.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
