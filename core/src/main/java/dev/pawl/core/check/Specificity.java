package dev.pawl.core.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Lets what is said for a JDK or a layout model replace what is said in general, and refuses what cannot all hold. */
final class Specificity {

    private Specificity() {}

    /**
     * What remains to be judged, in the order given. Two that contradict are both left out, and handed over as misuse.
     *
     * @throws Misuse if two contracts of one kind say different things and neither is more specific
     */
    static List<Candidate> resolve(List<Candidate> candidates, Consumer<Misuse> misuses) {
        if (candidates.size() < 2) {
            return candidates;
        }
        Map<Object, List<Candidate>> places = new LinkedHashMap<>();
        candidates.forEach(one ->
                places.computeIfAbsent(one.place(), place -> new ArrayList<>()).add(one));
        Set<Candidate> remaining = Collections.newSetFromMap(new IdentityHashMap<>());
        places.values().forEach(rivals -> remaining.addAll(mostSpecific(rivals)));
        contradicting(candidates.stream().filter(remaining::contains).toList(), misuses)
                .forEach(remaining::remove);
        return candidates.stream().filter(remaining::contains).toList();
    }

    private static List<Candidate> mostSpecific(List<Candidate> rivals) {
        int most = rivals.stream().mapToInt(Candidate::specificity).max().orElseThrow();
        List<Candidate> kept = new ArrayList<>();
        for (Candidate one : rivals) {
            if (one.specificity() == most && kept.stream().noneMatch(other -> repeats(one, other))) {
                kept.add(one);
            }
        }
        return kept;
    }

    /** Whether the second says the same already. */
    private static boolean repeats(Candidate one, Candidate other) {
        if (one.declared().kind() != other.declared().kind()) {
            return false;
        }
        if (SameLimits.in(one.declared().annotation(), other.declared().annotation())) {
            return true;
        }
        throw one.declared()
                .misuse(other.contract().name() + " and " + one.contract().name()
                        + " are equally specific for " + one.where()
                        + ". Keep one, or tell them apart by `jdk` or `on`.");
    }

    private static List<Candidate> contradicting(List<Candidate> candidates, Consumer<Misuse> misuses) {
        List<Candidate> contradicting = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            for (Candidate other : candidates.subList(0, i)) {
                Candidate one = candidates.get(i);
                contradiction(one, other).ifPresent(misuse -> {
                    misuses.accept(misuse);
                    contradicting.addAll(List.of(one, other));
                });
            }
        }
        return contradicting;
    }

    private static Optional<Misuse> contradiction(Candidate one, Candidate other) {
        return one.meets(other)
                ? one.contract()
                        .contradicts(other.contract())
                        .or(() -> other.contract().contradicts(one.contract()))
                        .map(why -> one.declared()
                                .misuse(one.contract().name() + " contradicts "
                                        + other.contract().name() + " for " + one.where() + ". " + why))
                : Optional.empty();
    }
}
