package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How often a source agrees with the truth.
 *
 * @param compared classes both have a shape for
 * @param different classes whose shapes differ, with both
 * @param refused classes the truth has a shape for and the source has none, with the reason
 */
record Tally(int compared, List<String> different, List<String> refused) {

    static Tally of(Map<String, Answer> truth, Map<String, Answer> said) {
        int compared = 0;
        List<String> different = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (Map.Entry<String, Answer> entry : truth.entrySet()) {
            if (!(entry.getValue() instanceof Answer.Known known)) {
                continue;
            }
            Answer answer = said.get(entry.getKey());
            if (answer instanceof Answer.Known other) {
                compared++;
                if (!other.shape().agreesWith(known.shape())) {
                    different.add(entry.getKey() + "\n  truth " + known.shape() + "\n  said  " + other.shape());
                }
            } else {
                refused.add(entry.getKey() + ": " + (answer == null ? "no answer" : ((Answer.Refused) answer).why()));
            }
        }
        return new Tally(compared, List.copyOf(different), List.copyOf(refused));
    }

    /** For a table: {@code "0 of 20,123"}, and how many were refused. */
    @Override
    public String toString() {
        String wrong = Numbers.count(different.size()) + " of " + Numbers.count(compared);
        return refused.isEmpty() ? wrong : wrong + " (" + Numbers.count(refused.size()) + " refused)";
    }
}
