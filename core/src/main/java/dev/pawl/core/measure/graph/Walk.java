package dev.pawl.core.measure.graph;

import dev.pawl.core.quantity.Bytes;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One walk over one graph. It calls no method of the objects, only of their classes. */
final class Walk {

    static final Comparator<ClassShare> LARGEST_FIRST = Comparator.comparing(ClassShare::bytes)
            .reversed()
            .thenComparing(share -> share.type().getName());

    private final Shapes shapes;
    private final Collection<Class<?>> stopAt;
    private final Map<Class<?>, Tally> tallies = new HashMap<>();
    private final IdentitySet seen = new IdentitySet();
    private final ObjectStack open = new ObjectStack();

    Walk(Shapes shapes, Collection<Class<?>> stopAt) {
        this.shapes = shapes;
        this.stopAt = stopAt;
    }

    DeepSize from(Object root) {
        reach(root);
        while (!open.isEmpty()) {
            lookInto(open.pop());
        }
        List<ClassShare> shares = tallies.values().stream()
                .map(Tally::share)
                .sorted(LARGEST_FIRST)
                .toList();
        long bytes = shares.stream().mapToLong(share -> share.bytes().value()).sum();
        long objects = shares.stream().mapToLong(ClassShare::count).sum();
        return new DeepSize(Bytes.of(bytes), objects, shares);
    }

    private void reach(@Nullable Object object) {
        if (object == null || !seen.add(object)) {
            return;
        }
        Tally tally = tallyOf(object);
        tally.count(object);
        if (tally.leadsOn()) {
            open.push(object);
        }
    }

    private void lookInto(Object object) {
        if (object instanceof Object[] array) {
            for (Object element : array) {
                reach(element);
            }
            return;
        }
        for (long offset : tallyOf(object).shape().referenceOffsets()) {
            reach(shapes.reference(object, offset));
        }
    }

    private Tally tallyOf(Object object) {
        Class<?> type = object.getClass();
        Tally known = tallies.get(type);
        if (known != null) {
            return known;
        }
        Tally tally = new Tally(shapes.of(type), stopAt.stream().anyMatch(stop -> stop.isAssignableFrom(type)));
        tallies.put(type, tally);
        return tally;
    }
}
