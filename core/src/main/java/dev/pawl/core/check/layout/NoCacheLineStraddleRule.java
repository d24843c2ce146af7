package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ByteSpan;
import dev.pawl.core.measure.layout.CacheLines;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Fact;
import java.util.List;

/**
 * An instance, or the span of some fields, is not certain to cross a cache line, and does so with at most some probability.
 *
 * @param fields the fields whose common span is judged; empty means the whole instance
 */
public record NoCacheLineStraddleRule(List<String> fields, ProbabilityLimit limit) implements LayoutRule {

    public NoCacheLineStraddleRule {
        fields = FieldLists.distinct("fields", fields);
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        CacheLines lines = new CacheLines(line, layout.model().alignment());
        ByteSpan span = span(layout);
        Probability crossing = lines.crossing(span);
        boolean holds = limit.allows(crossing);
        return new Outcome(holds, limit, crossing, facts(lines, span), holds ? List.of() : advice(lines));
    }

    private ByteSpan span(ObjectLayout layout) {
        return LaidOutFields.of(layout).find(fields).stream()
                .map(FieldSpan::span)
                .reduce(ByteSpan::and)
                .orElse(new ByteSpan(0, layout.size()));
    }

    private static List<Fact> facts(CacheLines lines, ByteSpan span) {
        return List.of(
                new Fact("judged", Bytes.of(span.length()) + " from offset " + span.from()),
                new Fact("straddles", Starts.of(lines.crossing(span)) + ", on " + lines.line()));
    }

    private List<String> advice(CacheLines lines) {
        long starts = lines.starts();
        long allowed = 0;
        while (allowed < starts - 1 && limit.allows(new Probability(allowed + 1, starts))) {
            allowed++;
        }
        long longest = (allowed + 1) * Math.min(lines.alignment(), lines.line().bytes());
        return List.of((fields.isEmpty() ? "An instance" : "A span") + " of at most " + Bytes.of(longest)
                + (fields.isEmpty() ? "" : " from a multiple of " + lines.alignment()) + " would pass.");
    }

    @Override
    public String broken() {
        return limit.value() == 1
                ? "always straddles a cache line, which @NoCacheLineStraddle forbids"
                : "straddles a cache line more often than @NoCacheLineStraddle allows";
    }

    @Override
    public boolean dependsOnLine() {
        return true;
    }
}
