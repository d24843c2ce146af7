package dev.pawl.junit;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.NestedClassSelector;
import org.junit.platform.engine.discovery.NestedMethodSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Collects the classes that a request selects, with those whose contracts they bring along. */
final class ClassSelection implements SelectorResolver {

    private final TestDescriptor root;
    private final Map<Class<?>, ClassDescriptor> classes = new LinkedHashMap<>();

    ClassSelection(TestDescriptor root) {
        this.root = root;
    }

    Collection<ClassDescriptor> classes() {
        return List.copyOf(classes.values());
    }

    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
        return wholeClass(selector::getJavaClass);
    }

    @Override
    public Resolution resolve(NestedClassSelector selector, Context context) {
        return wholeClass(selector::getNestedClass);
    }

    @Override
    public Resolution resolve(MethodSelector selector, Context context) {
        return method(selector::getJavaClass, selector::getJavaMethod);
    }

    @Override
    public Resolution resolve(NestedMethodSelector selector, Context context) {
        return method(selector::getNestedClass, selector::getMethod);
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        int depth = root.getUniqueId().getSegments().size();
        if (!id.hasPrefix(root.getUniqueId()) || id.getSegments().size() <= depth) {
            return Resolution.unresolved();
        }
        String className = id.getSegments().get(depth).getValue();
        Optional<Class<?>> type = ReflectionSupport.tryToLoadClass(className).toOptional();
        return id.getSegments().size() == depth + 1
                ? type.map(this::wholeClass).orElseGet(Resolution::unresolved)
                : type.map(found -> test(found, id)).orElseGet(Resolution::unresolved);
    }

    private Resolution wholeClass(Supplier<Class<?>> type) {
        return loaded(type).map(this::wholeClass).orElseGet(Resolution::unresolved);
    }

    private Resolution wholeClass(Class<?> type) {
        ClassDescriptor descriptor = descriptorOf(type);
        if (!descriptor.isWholeSelected()) {
            descriptor.selectAll();
            RelatedClasses.of(type).forEach(this::wholeClass);
        }
        return exactly(descriptor);
    }

    private Resolution method(Supplier<Class<?>> type, Supplier<Method> method) {
        return loaded(type)
                .flatMap(owner -> loaded(method).map(found -> {
                    ClassDescriptor descriptor = descriptorOf(owner);
                    descriptor.select(found);
                    return exactly(descriptor);
                }))
                .orElseGet(Resolution::unresolved);
    }

    private Resolution test(Class<?> type, UniqueId id) {
        ClassDescriptor descriptor = descriptorOf(type);
        descriptor.select(id);
        return exactly(descriptor);
    }

    private ClassDescriptor descriptorOf(Class<?> type) {
        return classes.computeIfAbsent(type, absent -> {
            ClassDescriptor descriptor = new ClassDescriptor(root.getUniqueId(), absent);
            root.addChild(descriptor);
            return descriptor;
        });
    }

    private static Resolution exactly(ClassDescriptor descriptor) {
        return Resolution.match(Match.exact(descriptor));
    }

    /** A class that cannot be loaded is for the engine of the tests to report. */
    private static <T> Optional<T> loaded(Supplier<T> supplier) {
        try {
            return Optional.of(supplier.get());
        } catch (JUnitException e) {
            return Optional.empty();
        }
    }
}
