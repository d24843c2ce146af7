package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ByteSpan;
import dev.pawl.core.measure.layout.CacheLines;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Fact;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Each pair of the fields is certain to lie on different cache lines, wherever the object starts; two fields or more. */
public record SeparateCacheLinesRule(List<String> fields) implements LayoutRule {

    public SeparateCacheLinesRule {
        fields = FieldLists.atLeastTwo("value", fields);
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        CacheLines lines = new CacheLines(line, layout.model().alignment());
        List<Pair> pairs = pairs(layout, lines);
        List<Pair> together =
                pairs.stream().filter(pair -> !pair.shared().isImpossible()).toList();
        Probability most = pairs.stream()
                .map(Pair::shared)
                .max(Comparator.comparingLong(Probability::favourable))
                .orElseThrow();
        return new Outcome(
                together.isEmpty(),
                new Probability(0, lines.starts()),
                most,
                together.stream().map(Pair::fact).toList(),
                together.stream().map(pair -> pair.advice(lines)).toList());
    }

    private List<Pair> pairs(ObjectLayout layout, CacheLines lines) {
        LaidOutFields laidOut = LaidOutFields.of(layout);
        List<FieldSpan> found = laidOut.find(fields);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            for (int j = i + 1; j < found.size(); j++) {
                pairs.add(Pair.of(laidOut, found.get(i), found.get(j), lines));
            }
        }
        return pairs;
    }

    @Override
    public String broken() {
        return "may hold fields on one cache line that @SeparateCacheLines keeps apart";
    }

    @Override
    public boolean dependsOnLine() {
        return true;
    }

    @Override
    public Optional<String> contradicts(LayoutRule other) {
        return other instanceof SameCacheLineRule same && FieldLists.sharePair(fields, same.fields())
                ? Optional.of("Fields cannot be kept apart and be wanted on one line.")
                : Optional.empty();
    }

    private record Pair(String label, ByteSpan one, ByteSpan other, Probability shared) {

        static Pair of(LaidOutFields laidOut, FieldSpan one, FieldSpan other, CacheLines lines) {
            return new Pair(
                    laidOut.label(one) + ", " + laidOut.label(other),
                    one.span(),
                    other.span(),
                    lines.sharing(one.span(), other.span()));
        }

        Fact fact() {
            return new Fact(
                    label, "offsets " + one.from() + " and " + other.from() + ", on one line " + Starts.of(shared));
        }

        String advice(CacheLines lines) {
            return "Needed between " + label.replace(", ", " and ") + ": " + Bytes.of(lines.missing(one, other))
                    + " more.";
        }
    }
}
