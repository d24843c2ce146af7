package dev.pawl.core.check.graph;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.layout.JudgedModel;
import dev.pawl.core.measure.graph.DeepSize;
import dev.pawl.core.measure.graph.ObjectGraph;
import dev.pawl.core.naming.Names;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Turns the size of a graph into what is told of it. */
record DeepSizeFinding(Bytes limit, List<Class<?>> stopAt, Conditions conditions) {

    private static final String BROKEN = "reaches more than @MaxDeepSize allows";

    private static final Note HOW_TO_NARROW = new Note.Advice(
            "Every object that the value leads to counts, shared ones too."
                    + " Types can be counted and not followed (`stopAt`, stoppingAt); what a WeakReference leads to does not count.");

    Finding of(DeepSize size, Class<?> root) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("objects", String.format(Locale.ROOT, "%,d", size.objects())));
        facts.addAll(ShareTable.of(size));
        stopAbove(root)
                .ifPresent(stop -> facts.add(new Fact("followed", "nothing, as the walk stops at " + Names.of(stop))));
        return finding(size.bytes(), facts, List.of(HOW_TO_NARROW));
    }

    /** Of a value that is null: it holds, and the reader should know why. */
    Finding ofNothing() {
        return finding(Bytes.of(0), List.of(new Fact("objects", "0, as the value is null")), List.of());
    }

    Finding ofUnmeasured() {
        return finding(null, List.of(), List.of());
    }

    private Optional<Class<?>> stopAbove(Class<?> root) {
        return Stream.concat(ObjectGraph.STOPS.stream(), stopAt.stream())
                .filter(stop -> stop.isAssignableFrom(root))
                .findFirst();
    }

    private Finding finding(@Nullable Bytes measured, List<Fact> facts, List<Note> notes) {
        return new Finding(BROKEN, limit, measured, JudgedModel.of(conditions).toString(), facts, null, notes);
    }
}
