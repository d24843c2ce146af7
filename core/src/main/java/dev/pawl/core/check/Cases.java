package dev.pawl.core.check;

import dev.pawl.ContractsOf;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes cases of what is declared. All of it is checked before anything is measured. */
public final class Cases {

    private final Models models;
    private final int jdk;
    private final Consumer<Misuse> misuses;

    /**
     * Cases for one JDK.
     *
     * @param projectWide the layout models the project judges besides the running VM
     * @param jdk the feature release that is running; contracts for others are left out
     */
    public Cases(List<String> projectWide, int jdk) {
        this(new Models(projectWide), jdk, misuse -> {
            throw misuse;
        });
    }

    private Cases(Models models, int jdk, Consumer<Misuse> misuses) {
        this.models = models;
        this.jdk = jdk;
        this.misuses = misuses;
    }

    /** The same, but a contract that cannot be meant is handed over and hides no other one of the same element. */
    public Cases handingMisuseTo(Consumer<Misuse> receiver) {
        return new Cases(models, jdk, receiver);
    }

    /** The contracts of a test method: on it, on what it overrides, and the inherited ones of its classes. */
    public List<ContractCase> ofTestMethod(Class<?> testClass, Method method) {
        CaseCollector collector = new CaseCollector(models, jdk, misuses);
        for (MethodLookup.Layer layer : MethodLookup.layers(testClass, method)) {
            collector.add(
                    layer.element(), layer.declared(), declared -> Subjects.ofTestMethod(declared, testClass, method));
        }
        return collector.cases();
    }

    /** The contracts declared on a test class that are about other classes; none for a {@link ContractsOf} type. */
    public List<ContractCase> ofTestClass(Class<?> testClass) {
        if (testClass.isAnnotationPresent(ContractsOf.class)) {
            return List.of();
        }
        CaseCollector collector = new CaseCollector(models, jdk, misuses);
        List<Declared> layout = Declarations.on(testClass).stream()
                .filter(declared -> !declared.check().inherited())
                .toList();
        collector.add(testClass, layout, Subjects::ofTestClass);
        return collector.cases();
    }

    /** The contracts of a class about itself and its fields; none for an annotation or a {@link ContractsOf} type. */
    public List<ContractCase> ofClass(Class<?> annotated, Collection<Class<?>> found) {
        if (annotated.isAnnotation() || annotated.isAnnotationPresent(ContractsOf.class)) {
            return List.of();
        }
        StrayContracts.requireNoneOnMethods(annotated);
        CaseCollector collector = new CaseCollector(models, jdk, misuses);
        collector.add(annotated, declared -> Subjects.ofClass(declared, annotated));
        for (Field field : DeclaredMembers.fields(annotated)) {
            collector.add(field, declared -> Subjects.ofField(declared, field, found));
        }
        return collector.cases();
    }

    /** The contracts of a {@link ContractsOf} type about the classes it names and their fields. */
    public List<ContractCase> ofMixIn(Class<?> mixIn) {
        ContractsOf contractsOf = mixIn.getDeclaredAnnotation(ContractsOf.class);
        if (contractsOf == null) {
            throw new IllegalArgumentException(mixIn.getName() + " carries no @ContractsOf");
        }
        StrayContracts.requireNoneOnFields(mixIn);
        List<Class<?>> targets = MixInTargets.of(mixIn, contractsOf);
        requireContracts(mixIn);
        CaseCollector collector = new CaseCollector(models, jdk, misuses);
        collector.add(mixIn, declared -> each(targets, target -> Subjects.ofTarget(declared, target)));
        DeclaredMembers.methods(mixIn)
                .forEach(method ->
                        collector.add(method, declared -> each(targets, target -> fieldOf(target, method, declared))));
        return collector.cases();
    }

    /** The contracts on the fields of a test instance, a superclass's first. */
    public List<ContractCase> ofTestFields(Object testInstance) {
        CaseCollector collector = new CaseCollector(models, jdk, misuses);
        for (Field field : TestField.allOf(testInstance.getClass())) {
            Subject graph = TestField.graph(field, testInstance);
            collector.add(field, declared -> {
                Subjects.requireAboutValue(declared);
                return List.of(graph);
            });
        }
        return collector.cases();
    }

    private static void requireContracts(Class<?> mixIn) {
        boolean declared = Stream.concat(Stream.of(mixIn), DeclaredMembers.methods(mixIn).stream())
                .anyMatch(Declarations::carriesContract);
        if (!declared) {
            throw Misuse.because("declares no contract, so nothing would be judged. Put one on the type, or on a method"
                            + " with the name and the type of a field.")
                    .at(ContractsOf.class, Site.of(mixIn));
        }
    }

    private static Subject fieldOf(Class<?> target, Method method, Declared declared) {
        Subjects.ofTarget(declared, target);
        try {
            return new Subject.OfField(target, MixInField.in(target, method));
        } catch (Misuse e) {
            throw e.at(declared.kind(), declared.site());
        }
    }

    private static List<Subject> each(List<Class<?>> targets, Function<Class<?>, Subject> subject) {
        return targets.stream().map(subject).toList();
    }
}
