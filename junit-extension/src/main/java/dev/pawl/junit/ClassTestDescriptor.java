package dev.pawl.junit;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.hierarchical.Node;

/** A {@link ClassTest} as JUnit sees it. */
final class ClassTestDescriptor extends AbstractTestDescriptor implements Node<EngineRun> {

    private final ClassTest test;
    private final Set<TestTag> tags;

    ClassTestDescriptor(UniqueId parent, ClassTest test, @Nullable TestSource source) {
        super(parent.append(test.kind(), test.name()), test.name(), source);
        this.test = test;
        this.tags = test.tags();
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Set<TestTag> getTags() {
        return tags;
    }

    @Override
    public EngineRun execute(EngineRun context, DynamicTestExecutor dynamicTests) {
        test.body().run();
        return context;
    }
}
