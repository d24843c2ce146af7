package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ByteSpan;
import dev.pawl.core.measure.layout.CacheLines;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Fact;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The fields, two or more, span at most so many bytes; {@code within} is 1 byte or more. */
public record SameCacheLineRule(List<String> fields, Bytes within) implements LayoutRule {

    public SameCacheLineRule {
        fields = FieldLists.atLeastTwo("value", fields);
        if (within.value() < 1) {
            throw Misuse.of("within", "must be 1 or greater", within.value(), null);
        }
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        LaidOutFields laidOut = LaidOutFields.of(layout);
        List<FieldSpan> found = laidOut.find(fields);
        ByteSpan span =
                found.stream().map(FieldSpan::span).reduce(ByteSpan::and).orElseThrow();
        boolean holds = span.length() <= within.value();
        CacheLines lines = new CacheLines(line, layout.model().alignment());
        return new Outcome(
                holds,
                within,
                Bytes.of(span.length()),
                List.of(
                        new Fact("offsets", offsets(laidOut, found)),
                        new Fact("one line", Starts.of(lines.together(span)) + ", on " + line)),
                holds ? List.of() : advice(found));
    }

    private static String offsets(LaidOutFields laidOut, List<FieldSpan> found) {
        return found.stream()
                .map(field -> laidOut.label(field) + " " + field.offset())
                .collect(Collectors.joining(", "));
    }

    private List<String> advice(List<FieldSpan> found) {
        long bytes = found.stream().mapToLong(FieldSpan::size).sum();
        return bytes > within.value()
                ? List.of("The fields alone are " + Bytes.of(bytes) + ", so they can never lie within " + within + ".")
                : List.of(
                        "HotSpot lays the fields of one class out by size: fields of one size, declared one after the other"
                                + " in one class, lie next to each other.");
    }

    @Override
    public String broken() {
        return "spreads fields further than @SameCacheLine allows";
    }

    @Override
    public boolean dependsOnLine() {
        return true;
    }

    @Override
    public Optional<String> contradicts(LayoutRule other) {
        return other instanceof SeparateCacheLinesRule || other instanceof NoFalseSharingRule
                ? other.contradicts(this)
                : Optional.empty();
    }
}
