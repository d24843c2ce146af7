package dev.pawl.junit;

import dev.pawl.ContractsOf;
import dev.pawl.core.Pawl;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Declarations;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.naming.Names;
import dev.pawl.core.report.Origin;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.opentest4j.AssertionFailedError;

/** Makes the tests of the {@code pawl} engine for a class: its own contracts, and those annotations that nothing enforces. */
final class ClassReview {

    private final Pawl pawl;
    private final Visits visits;
    private final Set<Class<?>> selected;
    private final Set<Object> reported = new HashSet<>();

    /** For a run over all these classes. */
    ClassReview(Pawl pawl, Set<Class<?>> selected) {
        this.pawl = pawl;
        this.visits = Visits.in(pawl.settings().reportDir());
        this.selected = selected;
    }

    /** The tests of a class; what several classes inherit is told with the first of them. */
    List<ClassTest> testsOf(Class<?> type) {
        try {
            return carriesContracts(type)
                    ? Stream.concat(contractsOf(type).stream(), notEnforcedIn(type))
                            .toList()
                    : List.of();
        } catch (LinkageError | TypeNotPresentException e) {
            return List.of(failing(
                    ClassTest.MISUSE,
                    Names.of(type) + " can be read",
                    type,
                    "The contracts of " + type.getName() + " cannot be read: " + e));
        }
    }

    /** Whether a class found in a package or folder may have tests; without a word about classes that do not load. */
    static boolean mayHaveTests(Class<?> type) {
        try {
            return carriesContracts(type);
        } catch (LinkageError | TypeNotPresentException e) {
            return false;
        }
    }

    /** Asked of every test class of a build, so it looks at no more than the annotations that JUnit reads as well. */
    private static boolean carriesContracts(Class<?> type) {
        Hierarchy hierarchy = Hierarchy.of(type);
        return type.isAnnotationPresent(ContractsOf.class)
                || hierarchy.types().stream().anyMatch(Declarations::carriesContract)
                || hierarchy.methods().anyMatch(Declarations::carriesContract)
                || hierarchy.fields().anyMatch(Declarations::carriesContract);
    }

    private Stream<ClassTest> notEnforcedIn(Class<?> type) {
        return Enforcement.review(type, selected).stream()
                .filter(one -> reported.add(List.of(one.element(), one.annotation())))
                .map(one -> failing(ClassTest.NOT_ENFORCED, one.name(), one.element(), one.message()));
    }

    private List<ClassTest> contractsOf(Class<?> type) {
        boolean mixIn = type.isAnnotationPresent(ContractsOf.class);
        if (!mixIn && !Enforcement.isTestClass(type) && !Declarations.nameClasses(type) && !isStray(type)) {
            return List.of();
        }
        Hierarchy.of(type).types().forEach(visits::add);
        List<Misuse> misuses = new ArrayList<>();
        List<ClassTest> tests = new ArrayList<>();
        try {
            Pawl finder = pawl.handingMisuseTo(misuses::add);
            tests.addAll(named(casesOf(finder, type), type));
        } catch (Misuse e) {
            misuses.add(e);
        }
        UniqueNames names = new UniqueNames();
        misuses.forEach(misuse -> tests.add(misuse(type, misuse, names)));
        return tests;
    }

    private static List<ContractCase> casesOf(Pawl finder, Class<?> type) {
        if (type.isAnnotationPresent(ContractsOf.class)) {
            return finder.ofMixIn(type);
        }
        return isStray(type) ? finder.ofClass(type, List.of()) : ofTestClass(finder, type);
    }

    /** Whether the contracts of an interface are about nothing, which a forgotten {@link ContractsOf} leaves. */
    private static boolean isStray(Class<?> type) {
        return type.isInterface()
                && !type.isAnnotation()
                && Declarations.carriesContract(type)
                && !Declarations.nameClasses(type)
                && !Enforcement.isTestClass(type);
    }

    private static List<ContractCase> ofTestClass(Pawl finder, Class<?> type) {
        return Declarations.carriesContract(type) ? finder.ofTestClass(type) : List.of();
    }

    private List<ClassTest> named(List<ContractCase> cases, Class<?> type) {
        UniqueNames names = new UniqueNames();
        List<ClassTest> tests = new ArrayList<>();
        for (ContractCase one : cases) {
            tests.add(new ClassTest(
                    ClassTest.CONTRACT, names.of(one.name()), one.site().element(), () -> judge(one, type)));
        }
        return tests;
    }

    private void judge(ContractCase one, Class<?> type) {
        Outcomes.raise(pawl.judge(List.of(one), new Origin(type.getName(), null)));
    }

    private static ClassTest misuse(Class<?> type, Misuse misuse, UniqueNames names) {
        String name = misuse.place().orElseGet(() -> "contracts of " + Names.of(type));
        return failing(ClassTest.MISUSE, names.of(name), type, String.valueOf(misuse.getMessage()));
    }

    private static ClassTest failing(String kind, String name, AnnotatedElement element, String message) {
        return new ClassTest(kind, name, element, () -> {
            throw new AssertionFailedError(message);
        });
    }
}
