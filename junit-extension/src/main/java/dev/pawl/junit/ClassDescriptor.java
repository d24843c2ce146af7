package dev.pawl.junit;

import dev.pawl.core.naming.Names;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** A selected class, and what of it is selected. */
final class ClassDescriptor extends AbstractTestDescriptor {

    static final String SEGMENT = "class";

    private final Class<?> type;
    private final Set<UniqueId> selectedTests = new HashSet<>();
    private final Set<Method> selectedMethods = new HashSet<>();
    private boolean wholeSelected;

    ClassDescriptor(UniqueId parent, Class<?> type) {
        super(parent.append(SEGMENT, type.getName()), Names.of(type), ClassSource.from(type));
        this.type = type;
    }

    Class<?> type() {
        return type;
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    /** As Jupiter's classes: reports take it for the name of the class. */
    @Override
    public String getLegacyReportingName() {
        return type.getName();
    }

    void selectAll() {
        wholeSelected = true;
    }

    void select(UniqueId test) {
        selectedTests.add(test);
    }

    void select(Method method) {
        selectedMethods.add(method);
    }

    boolean isWholeSelected() {
        return wholeSelected;
    }

    /** Adds a test, if it is selected. */
    void offer(ClassTest test) {
        // With the source of a method Surefire names and counts each test; with that of the class all would be one,
        // without a name.
        ClassTestDescriptor child =
                new ClassTestDescriptor(getUniqueId(), test, MethodSource.from(type.getName(), test.name()));
        if (wholeSelected || selectedTests.contains(child.getUniqueId()) || isOfSelectedMethod(test)) {
            addChild(child);
        }
    }

    private boolean isOfSelectedMethod(ClassTest test) {
        return test.element() instanceof Method method && selectedMethods.contains(method);
    }
}
