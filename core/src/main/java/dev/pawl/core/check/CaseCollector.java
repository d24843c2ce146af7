package dev.pawl.core.check;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Gathers what several elements declare, then lets the specific replace the general. */
final class CaseCollector {

    private final Models models;
    private final int jdk;
    private final Consumer<Misuse> misuses;
    private final List<Candidate> candidates = new ArrayList<>();

    CaseCollector(Models models, int jdk, Consumer<Misuse> misuses) {
        this.models = models;
        this.jdk = jdk;
        this.misuses = misuses;
    }

    /** Adds all contracts of an element. */
    void add(AnnotatedElement element, Function<Declared, List<Subject>> subjects) {
        add(element, Declarations.on(element), subjects);
    }

    /** Adds some contracts of an element; those for another JDK are left out before their subjects are looked for. */
    void add(AnnotatedElement element, List<Declared> some, Function<Declared, List<Subject>> subjects) {
        Tolerances tolerances = Tolerances.of(element);
        for (Declared declared : some) {
            try {
                Tolerances.requireNoneWithin(declared);
                add(declared, subjects, tolerances);
            } catch (Misuse e) {
                misuses.accept(e);
            }
        }
    }

    private void add(Declared declared, Function<Declared, List<Subject>> subjects, Tolerances tolerances) {
        if (JdkRange.of(declared).contains(jdk)) {
            for (Subject subject : subjects.apply(declared)) {
                add(declared, subject, tolerances);
            }
        }
    }

    private void add(Declared declared, Subject subject, Tolerances tolerances) {
        Contract contract = declared.contract(subject);
        for (String model : models.of(declared)) {
            candidates.add(new Candidate(declared, subject, contract, model, tolerances.covering(declared)));
        }
    }

    List<ContractCase> cases() {
        List<ContractCase> cases = new ArrayList<>();
        for (Candidate candidate : Specificity.resolve(candidates, misuses)) {
            cases.add(candidate.toCase());
        }
        return List.copyOf(cases);
    }
}
