package dev.pawl.core.report;

import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Tolerance;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Finding;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The facts that the messages have in common. */
final class ResultFacts {

    private ResultFacts() {}

    /** Why the contract is there, where it is written if that is not clear already, and why its breach is tolerated. */
    static List<Fact> declared(Result result) {
        ContractCase contractCase = result.contractCase();
        List<Fact> facts = new ArrayList<>();
        if (!contractCase.because().isBlank()) {
            facts.add(new Fact("because", contractCase.because()));
        }
        if (!isClear(contractCase, result.origin())) {
            facts.add(new Fact("declared", "on " + contractCase.site().displayName()));
        }
        if (contractCase.tolerance() != null) {
            facts.add(new Fact("tolerated", tolerance(contractCase.tolerance())));
        }
        return facts;
    }

    /** The limit, what was measured and under which conditions, and what the contract has to say besides. */
    static List<Fact> found(Finding finding) {
        List<Fact> facts = new ArrayList<>();
        if (finding.allowed() != null) {
            facts.add(new Fact(Words.limit(finding.relation()), Words.of(finding.allowed())));
        }
        if (finding.measured() != null) {
            facts.addAll(measured(finding.measured(), finding.allowed(), finding.conditions()));
        } else if (!finding.conditions().isBlank()) {
            facts.add(judgedOn(finding.conditions()));
        }
        facts.addAll(finding.facts());
        return facts;
    }

    /** One fact, or two where the conditions would make it too wide. */
    private static List<Fact> measured(Quantity measured, @Nullable Quantity allowed, String conditions) {
        String distance = allowed == null
                ? ""
                : measured.distanceFrom(allowed).map(by -> "  (" + by + ")").orElse("");
        Fact alone = new Fact("measured", Words.of(measured) + distance);
        Fact both = new Fact("measured", (alone.value() + "   " + conditions).stripTrailing());
        return FactTable.fits(both) ? List.of(both) : List.of(alone, judgedOn(conditions));
    }

    private static Fact judgedOn(String conditions) {
        return new Fact("judged on", conditions);
    }

    private static String tolerance(Tolerance tolerance) {
        return tolerance.until() == null
                ? tolerance.because()
                : "until " + tolerance.until() + ": " + tolerance.because();
    }

    /** Who sees the subject, the test or the assertion need not be told where the contract is written. */
    private static boolean isClear(ContractCase contractCase, Origin origin) {
        AnnotatedElement element = contractCase.site().element();
        return element == null
                || isOrigin(element, origin)
                || contractCase
                        .site()
                        .displayName()
                        .equals(contractCase.subject().displayName());
    }

    private static boolean isOrigin(AnnotatedElement element, Origin origin) {
        if (element instanceof Method method) {
            return method.getDeclaringClass().getName().equals(origin.testClass())
                    && method.getName().equals(origin.testMethod());
        }
        return element instanceof Class<?> type && type.getName().equals(origin.testClass());
    }
}
