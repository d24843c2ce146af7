package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.CacheLines;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.naming.Names;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Fact;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The fields share a cache line with nothing else, nor with each other, wherever the object starts.
 *
 * @param fields one or more
 * @param companions fields they may share a line with, as they belong to the same group
 */
public record NoFalseSharingRule(List<String> fields, List<String> companions) implements LayoutRule {

    public NoFalseSharingRule {
        if (fields.isEmpty()) {
            throw Misuse.because("`value` must name the fields that are to be alone on their cache lines.");
        }
        fields = FieldLists.distinct("value", fields);
        companions = List.copyOf(companions);
    }

    @Override
    public void requireApplicable(Class<?> type) {
        DeclaredFields declared = DeclaredFields.of(type);
        declared.find(companions);
        declared.find(fields).forEach(NoFalseSharingRule::requireWritable);
    }

    private static void requireWritable(Field field) {
        if (Modifier.isFinal(field.getModifiers()) && !field.getType().isPrimitive()) {
            String name = Names.of(field.getDeclaringClass()) + "." + field.getName();
            throw Misuse.because(
                    name + " is a final reference: it is never written, and only the reference would be apart,"
                            + " not the object it leads to. Put the contract on the fields of that object's class.");
        }
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        CacheLines lines = new CacheLines(line, layout.model().alignment());
        LaidOutFields laidOut = LaidOutFields.of(layout);
        List<FieldSpan> padding = laidOut.padding();
        List<Isolation> isolations = isolations(laidOut, padding, lines);
        List<Isolation> shared =
                isolations.stream().filter(isolation -> !isolation.holds()).toList();
        Probability most = isolations.stream()
                .map(Isolation::sharedWithAny)
                .max(Comparator.comparingLong(Probability::favourable))
                .orElseThrow();
        List<Fact> facts = new ArrayList<>();
        shared.forEach(isolation -> facts.add(isolation.fact()));
        if (!shared.isEmpty() && !padding.isEmpty()) {
            facts.add(new Fact("padding", names(padding)));
        }
        return new Outcome(shared.isEmpty(), new Probability(0, lines.starts()), most, facts, advice(shared));
    }

    private List<Isolation> isolations(LaidOutFields laidOut, List<FieldSpan> padding, CacheLines lines) {
        Set<FieldSpan> harmless = new HashSet<>(padding);
        harmless.addAll(laidOut.find(companions));
        return laidOut.find(fields).stream()
                .map(field -> Isolation.of(laidOut, field, harmless, lines))
                .toList();
    }

    /** So that a reader can see what was not taken for a neighbour. */
    private static String names(List<FieldSpan> padding) {
        String first = padding.get(0).name();
        return padding.size() == 1
                ? first
                : first + " to " + padding.get(padding.size() - 1).name() + ", " + padding.size() + " fields";
    }

    private static List<String> advice(List<Isolation> shared) {
        return shared.isEmpty()
                ? List.of()
                : Stream.concat(
                                shared.stream().map(Isolation::advice),
                                Stream.of(
                                        "HotSpot orders the fields of a class itself, so padding must lie in superclasses and"
                                                + " subclasses, or come from @Contended with -XX:-RestrictContended."))
                        .toList();
    }

    @Override
    public String broken() {
        return "may share a cache line, which @NoFalseSharing forbids";
    }

    @Override
    public boolean dependsOnLine() {
        return true;
    }

    @Override
    public Optional<String> contradicts(LayoutRule other) {
        return other instanceof SameCacheLineRule same
                        && fields.stream().anyMatch(field -> isWantedBesideAnother(field, same))
                ? Optional.of("A field cannot be alone on its cache lines and be wanted on one line with another.")
                : Optional.empty();
    }

    private boolean isWantedBesideAnother(String field, SameCacheLineRule same) {
        return FieldLists.names(same.fields(), field)
                && same.fields().stream()
                        .filter(wanted -> !FieldLists.names(List.of(field), wanted))
                        .anyMatch(wanted -> !FieldLists.names(companions, wanted));
    }
}
