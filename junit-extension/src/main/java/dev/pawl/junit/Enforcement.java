package dev.pawl.junit;

import dev.pawl.ContractsOf;
import dev.pawl.MaxDeepSize;
import dev.pawl.core.check.Declarations;
import dev.pawl.core.check.Site;
import dev.pawl.core.naming.Names;
import dev.pawl.junit.MethodRole.Obstacle;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the contracts of a selected class that nothing judges. JUnit calls an extension only around tests, and looks for it only
 * on the method that runs, the class, what it inherits from and encloses, and their fields; everywhere else an annotation does
 * nothing, without a word.
 */
final class Enforcement {

    private static final Obstacle NO_TESTS = new Obstacle(
            "the class has no test after which it could be judged", "Move the field to the class with the tests.");

    private final Class<?> type;
    private final Hierarchy hierarchy;
    private final Set<Class<?>> selected;

    private Enforcement(Class<?> type, Set<Class<?>> selected) {
        this.type = type;
        this.hierarchy = Hierarchy.of(type);
        this.selected = selected;
    }

    /** What is not enforced in a class, given all classes that are selected. */
    static List<NotEnforced> review(Class<?> type, Set<Class<?>> selected) {
        if (type.isAnnotationPresent(ContractsOf.class)) {
            return List.of();
        }
        return new Enforcement(type, selected).review();
    }

    private List<NotEnforced> review() {
        return Stream.concat(
                        hierarchy
                                .methods()
                                .filter(Declarations::carriesContract)
                                .flatMap(this::reviewMethod),
                        hierarchy.fields().filter(Declarations::carriesContract).flatMap(this::reviewField))
                .distinct()
                .toList();
    }

    private Stream<NotEnforced> reviewMethod(Method method) {
        Optional<Method> overrider = hierarchy.overriderOf(method);
        if (overrider.isPresent()) {
            return reviewOverrider(overrider.get(), method);
        }
        return MethodRole.obstacleToTest(method)
                .or(this::obstacleOfClass)
                .map(obstacle -> notEnforced(method, method, obstacle))
                .orElseGet(Stream::empty);
    }

    private Stream<NotEnforced> reviewOverrider(Method overrider, Method overridden) {
        boolean judged = Declarations.carriesContract(overrider)
                || (MethodRole.isRunnableTest(overrider) && extensionIsActive());
        if (judged || Modifier.isAbstract(overrider.getModifiers())) {
            return Stream.empty();
        }
        String from = Site.of(overridden).displayName();
        return notEnforced(
                overrider,
                overridden,
                new Obstacle(
                        "it stands on " + from + ", and JUnit does not look at overridden methods",
                        "Repeat it on " + Site.of(overrider).displayName() + "."));
    }

    private Stream<NotEnforced> reviewField(Field field) {
        return obstacleOfField(field)
                .map(obstacle -> notEnforced(field, field, obstacle))
                .orElseGet(Stream::empty);
    }

    /** A class without tests may be production code, whose fields carry contracts for others to judge. */
    private Optional<Obstacle> obstacleOfField(Field field) {
        if (isTestClass(hierarchy)) {
            return obstacleOfClass();
        }
        boolean needsTest = Declarations.include(field, MaxDeepSize.class);
        return needsTest && !isAbstract() ? Optional.of(NO_TESTS) : Optional.empty();
    }

    private static Stream<NotEnforced> notEnforced(AnnotatedElement at, AnnotatedElement declared, Obstacle obstacle) {
        return Declarations.writtenOn(declared).stream().map(contract -> new NotEnforced(at, contract, obstacle));
    }

    /** Whether a class has test methods, inherited ones included. */
    static boolean isTestClass(Class<?> type) {
        return isTestClass(Hierarchy.of(type));
    }

    private static boolean isTestClass(Hierarchy hierarchy) {
        return hierarchy.methods().anyMatch(MethodRole::isTest);
    }

    private boolean isAbstract() {
        return Modifier.isAbstract(type.getModifiers());
    }

    private Optional<Obstacle> obstacleOfClass() {
        if (isAbstract() && selected.stream().noneMatch(this::isConcreteSubclass)) {
            return Optional.of(new Obstacle(
                    Names.of(type) + " is abstract, and no concrete subclass is among the selected classes",
                    "Run a subclass along with it, under a name that the build takes for a test."));
        }
        return Optional.empty();
    }

    private boolean isConcreteSubclass(Class<?> other) {
        return type.isAssignableFrom(other) && !Modifier.isAbstract(other.getModifiers());
    }

    private boolean extensionIsActive() {
        return Stream.concat(hierarchy.types().stream(), Hierarchy.enclosing(type).stream())
                .anyMatch(one -> Declarations.carriesContract(one)
                        || Stream.of(one.getDeclaredFields()).anyMatch(Declarations::carriesContract));
    }
}
