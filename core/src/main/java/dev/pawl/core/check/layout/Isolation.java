package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ByteSpan;
import dev.pawl.core.measure.layout.CacheLines;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Fact;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** A field and what may lie on its cache lines besides it. */
record Isolation(String label, ByteSpan field, List<Neighbour> neighbours, CacheLines lines) {

    /** How many neighbours a message names. */
    private static final int SHOWN = 4;

    /** Something else in memory, near enough or not. */
    record Neighbour(String label, ByteSpan span) {}

    /** Of a field; those that are harmless beside it are no neighbours. */
    static Isolation of(LaidOutFields fields, FieldSpan field, Collection<FieldSpan> harmless, CacheLines lines) {
        ObjectLayout layout = fields.layout();
        List<Neighbour> neighbours = new ArrayList<>();
        neighbours.add(new Neighbour("the previous object", new ByteSpan(-1, 0)));
        neighbours.add(
                new Neighbour("the header", new ByteSpan(0, layout.model().headerBytes())));
        fields.all().stream()
                .filter(other -> !other.equals(field) && !harmless.contains(other))
                .forEach(other -> neighbours.add(new Neighbour(fields.label(other), other.span())));
        neighbours.add(new Neighbour("the next object", new ByteSpan(layout.size(), layout.size() + 1)));
        return new Isolation(fields.label(field), field.span(), List.copyOf(neighbours), lines);
    }

    Probability sharedWithAny() {
        return lines.sharingAny(field, neighbours.stream().map(Neighbour::span).toList());
    }

    boolean holds() {
        return sharedWithAny().isImpossible();
    }

    /** The neighbours most likely on one line with the field, most likely first. */
    Fact fact() {
        List<Neighbour> near = neighbours.stream()
                .filter(neighbour -> !shared(neighbour).isImpossible())
                .sorted(Comparator.comparing(this::shared, Comparator.comparingLong(Probability::favourable))
                        .reversed())
                .toList();
        String shown = near.stream()
                .limit(SHOWN)
                .map(neighbour -> neighbour.label() + " (" + shared(neighbour) + ")")
                .collect(Collectors.joining(", "));
        int more = near.size() - SHOWN;
        return new Fact(label, "on one line with " + shown + (more > 0 ? " and " + more + " more" : ""));
    }

    private Probability shared(Neighbour neighbour) {
        return lines.sharing(field, neighbour.span());
    }

    /** The padding that is missing. */
    String advice() {
        return label + " needs " + missing(true) + " more in front of it and " + missing(false) + " more behind it.";
    }

    private Bytes missing(boolean inFront) {
        return Bytes.of(neighbours.stream()
                .filter(neighbour -> neighbour.span().from() < field.from() == inFront)
                .mapToLong(neighbour -> lines.missing(field, neighbour.span()))
                .max()
                .orElse(0));
    }
}
