package dev.pawl.junit;

import dev.pawl.ContractsOf;
import dev.pawl.core.Pawl;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Declarations;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import dev.pawl.core.naming.Names;
import dev.pawl.core.report.Origin;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;

/** Makes dynamic tests of the contracts of classes that were found together. */
final class ContractNodes {

    private final Pawl pawl;
    private final Visits visits;
    private final List<Class<?>> all;
    private final Origin origin;

    /** For classes that are found or named together: field contracts are about all concrete subclasses among them. */
    ContractNodes(Pawl pawl, List<Class<?>> all, Origin origin) {
        this.pawl = pawl;
        this.visits = Visits.in(pawl.settings().reportDir());
        this.all = all;
        this.origin = origin;
    }

    DynamicNode ofPackage(String name, FoundClasses found) {
        List<DynamicNode> nodes = nodes(found);
        return DynamicContainer.dynamicContainer(name, nodes.isEmpty() ? List.of(nothingIn(name, found)) : nodes);
    }

    Stream<DynamicNode> ofNamed(FoundClasses found) {
        List<DynamicNode> nodes = nodes(found);
        return nodes.isEmpty() ? Stream.of(nothingOn(found.loaded())) : nodes.stream();
    }

    private List<DynamicNode> nodes(FoundClasses found) {
        return Stream.of(
                        found.failures().stream().map(this::failing),
                        found.loaded().stream().flatMap(type -> ofClass(type, all)),
                        parentsElsewhere(found).flatMap(type -> ofClass(type, found.loaded())))
                .flatMap(nodes -> nodes)
                .toList();
    }

    /** What a concrete class inherits from may carry contracts on fields, also where it is no subject itself. */
    private Stream<Class<?>> parentsElsewhere(FoundClasses found) {
        return found.loaded().stream()
                .filter(type -> !Modifier.isAbstract(type.getModifiers()))
                .flatMap(type -> Hierarchy.of(type).parents().stream())
                .distinct()
                .filter(type -> !all.contains(type));
    }

    private Stream<DynamicNode> ofClass(Class<?> type, Collection<Class<?>> subjects) {
        List<DynamicNode> nodes = new ArrayList<>();
        try {
            if (hasOwnContracts(type)) {
                Pawl finder = pawl.handingMisuseTo(misuse -> nodes.add(misused(type, misuse)));
                cases(finder, type, subjects).forEach(one -> nodes.add(test(type, one)));
            }
        } catch (Misuse e) {
            nodes.add(misused(type, e));
        } catch (LinkageError | TypeNotPresentException e) {
            nodes.add(failing(FoundClasses.notLoaded(type.getName(), e)));
        }
        return nodes.isEmpty()
                ? Stream.empty()
                : Stream.of(DynamicContainer.dynamicContainer(Names.of(type), SourceUri.of(type), nodes.stream()));
    }

    private static boolean hasOwnContracts(Class<?> type) {
        return type.isAnnotationPresent(ContractsOf.class)
                || ((Declarations.carriesContract(type)
                                || Stream.of(type.getDeclaredFields()).anyMatch(Declarations::carriesContract))
                        && !Declarations.nameClasses(type)
                        && !Enforcement.isTestClass(type));
    }

    private List<ContractCase> cases(Pawl finder, Class<?> type, Collection<Class<?>> subjects) {
        visits.add(type);
        if (type.isAnnotationPresent(ContractsOf.class)) {
            return finder.ofMixIn(type);
        }
        return finder.ofClass(type, subjects).stream()
                .filter(one -> all.contains(type) || isAbout(subjects, one.subject()))
                .toList();
    }

    private static boolean isAbout(Collection<Class<?>> subjects, Subject subject) {
        return (subject instanceof Subject.OfClass one && subjects.contains(one.type()))
                || (subject instanceof Subject.OfField field && subjects.contains(field.type()));
    }

    private DynamicNode test(Class<?> type, ContractCase one) {
        return DynamicTest.dynamicTest(
                one.name(), SourceUri.of(type, one), () -> Outcomes.raise(pawl.judge(List.of(one), origin)));
    }

    private static DynamicNode misused(Class<?> type, Misuse misuse) {
        return failing("contract of " + Names.of(type), String.valueOf(misuse.getMessage()), misuse);
    }

    private DynamicNode failing(FoundClasses.Failure failure) {
        visits.add(failure.what());
        return failing(failure.what(), failure.message(), failure.cause());
    }

    private static DynamicNode failing(String name, String message, Throwable cause) {
        return DynamicTest.dynamicTest(name, () -> {
            throw new AssertionFailedError(message, cause);
        });
    }

    private static DynamicNode nothingIn(String packageName, FoundClasses found) {
        return nothing("No contract was found in package " + packageName + " or below, among "
                + found.loaded().size() + " classes. Looked in\n  " + String.join("\n  ", found.places()));
    }

    private static DynamicNode nothingOn(List<Class<?>> types) {
        String names = types.isEmpty()
                ? "no class, as none was named"
                : types.stream().map(Class::getName).collect(Collectors.joining(", "));
        return nothing("No contract was found on " + names + ".");
    }

    private static DynamicNode nothing(String message) {
        return DynamicTest.dynamicTest("contracts", () -> {
            throw new AssertionFailedError(message);
        });
    }
}
