package dev.pawl.junit;

import dev.pawl.core.Pawl;
import dev.pawl.core.settings.BadSetting;
import dev.pawl.core.settings.Settings;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestEngine;
import org.opentest4j.AssertionFailedError;

/**
 * Tests the contracts on classes: those of test classes, and those that {@link dev.pawl.ContractsOf} types declare. One test for
 * each, under its own name. Also fails for every contract annotation on a selected test class that nothing would enforce.
 *
 * <p>An engine of its own because an extension cannot do this: what it throws before or after all tests of a class has no name in
 * reports, or none of the tests is run, or nothing is red at all.
 */
public final class PawlEngine extends HierarchicalTestEngine<EngineRun> {

    /** For the {@link java.util.ServiceLoader}. */
    public PawlEngine() {}

    @Override
    public String getId() {
        return "pawl";
    }

    @Override
    public Optional<String> getGroupId() {
        return Optional.of("dev.pawl");
    }

    @Override
    public Optional<String> getArtifactId() {
        return Optional.of("pawl-junit");
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId uniqueId) {
        EngineDescriptor root = new EngineDescriptor(uniqueId, "Pawl");
        try {
            discover(
                    request,
                    root,
                    RunSettings.of(request.getConfigurationParameters()).get());
        } catch (BadSetting e) {
            root.addChild(badSetting(uniqueId, e));
        }
        return root;
    }

    private static void discover(EngineDiscoveryRequest request, EngineDescriptor root, Settings settings) {
        ClassSelection selection = new ClassSelection(root);
        EngineDiscoveryRequestResolver.<EngineDescriptor>builder()
                .addClassContainerSelectorResolver(ClassReview::mayHaveTests)
                .addSelectorResolver(selection)
                .build()
                .resolve(request, root);
        addTests(selection, Pawl.with(settings));
    }

    /** Only now, as whether an abstract class is enforced depends on what else is selected. */
    private static void addTests(ClassSelection selection, Pawl pawl) {
        Set<Class<?>> selected =
                selection.classes().stream().map(ClassDescriptor::type).collect(Collectors.toSet());
        ClassReview review = new ClassReview(pawl, selected);
        for (ClassDescriptor descriptor : selection.classes()) {
            review.testsOf(descriptor.type()).forEach(descriptor::offer);
            if (descriptor.getChildren().isEmpty()) {
                descriptor.removeFromHierarchy();
            }
        }
    }

    /**
     * Within a class, as Surefire drops without a word what is in none; and without a source of its own, as Surefire's filters for
     * classes and methods would leave it out.
     */
    private static TestDescriptor badSetting(UniqueId parent, BadSetting setting) {
        ClassDescriptor container = new ClassDescriptor(parent, PawlEngine.class);
        ClassTest test = new ClassTest("setting", "settings of Pawl", null, () -> {
            throw new AssertionFailedError(setting.getMessage());
        });
        container.addChild(new ClassTestDescriptor(container.getUniqueId(), test, null));
        return container;
    }

    @Override
    protected EngineRun createExecutionContext(ExecutionRequest request) {
        return new EngineRun();
    }
}
