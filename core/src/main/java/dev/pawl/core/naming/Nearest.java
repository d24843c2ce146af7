package dev.pawl.core.naming;

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

    /** Edits that lead from one to the other: letters put in, left out, replaced, or swapped with the next (optimal alignment). */
    private static int distance(String first, String second) {
        String a = first.toLowerCase(Locale.ROOT);
        String b = second.toLowerCase(Locale.ROOT);
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(a, b, i, j, edits);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int fewest(String a, String b, int i, int j, int[][] edits) {
        int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int fewest = Math.min(replaced, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
    }
}
