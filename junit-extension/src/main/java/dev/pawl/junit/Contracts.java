package dev.pawl.junit;

import dev.pawl.core.Pawl;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;

/**
 * The contracts on classes, their fields and {@link dev.pawl.ContractsOf} types as dynamic tests: a container for each class, a
 * test for each contract.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicNode> hot_paths() {
 *     return Contracts.inPackage("com.acme.routing");
 * }
 * }</pre>
 *
 * <p>No class is initialised. A class that cannot be loaded, or whose contracts cannot be meant, is a failing test and hides no
 * other. Where no contract is found there is a failing test that says where was looked. Test classes are left out: the {@code
 * pawl} engine judges what stands on them.
 */
public final class Contracts {

    private Contracts() {}

    /**
     * The contracts in packages and their subpackages, on the class path and the module path, in folders and jars; a container
     * for each package.
     *
     * @throws IllegalArgumentException if no package is named, or what is no name of a package
     * @throws dev.pawl.core.settings.BadSetting if a {@code pawl.*} setting cannot be meant
     */
    public static Stream<DynamicNode> inPackage(String... packageNames) {
        PackageName.require(packageNames);
        List<ClassRoot> roots = ClassRoots.ofThisJvm();
        List<FoundClasses> packages = Stream.of(packageNames)
                .map(name -> FoundClasses.inPackage(name, roots))
                .toList();
        List<Class<?>> all =
                packages.stream().flatMap(one -> one.loaded().stream()).toList();
        ContractNodes nodes = new ContractNodes(Pawl.with(RunSettings.current()), all, Caller.origin());
        List<DynamicNode> containers = new ArrayList<>();
        for (int i = 0; i < packageNames.length; i++) {
            containers.add(nodes.ofPackage(packageNames[i], packages.get(i)));
        }
        return containers.stream();
    }

    /**
     * The contracts of classes, and those on fields that they inherit.
     *
     * @throws dev.pawl.core.settings.BadSetting if a {@code pawl.*} setting cannot be meant
     */
    public static Stream<DynamicNode> of(Class<?>... types) {
        return of(new FoundClasses(List.of(types), List.of(), List.of()));
    }

    /**
     * The same by binary name, as in {@code "com.acme.Ring$Node"}, for classes that are not accessible.
     *
     * @throws dev.pawl.core.settings.BadSetting if a {@code pawl.*} setting cannot be meant
     */
    public static Stream<DynamicNode> of(String... classNames) {
        return of(FoundClasses.named(List.of(classNames)));
    }

    private static Stream<DynamicNode> of(FoundClasses found) {
        return new ContractNodes(Pawl.with(RunSettings.current()), found.loaded(), Caller.origin()).ofNamed(found);
    }
}
