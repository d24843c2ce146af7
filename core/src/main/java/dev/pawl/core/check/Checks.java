package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.annotation.Annotation;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The registered checks, by the annotation they give meaning to. */
final class Checks {

    private static volatile @Nullable Map<Class<?>, Check<?>> ours;

    private Checks() {}

    /**
     * The check for a contract annotation. Looked for where Pawl is, which on a flat class path is everywhere, then where the
     * annotation is, then where the running thread looks for classes.
     *
     * @throws Misuse if a registered check cannot be loaded, or two are about the same annotation
     */
    static Optional<Check<?>> find(Class<? extends Annotation> annotation) {
        Check<?> check = ours().get(annotation);
        return check != null ? Optional.of(check) : findElsewhere(annotation);
    }

    private static Map<Class<?>, Check<?>> ours() {
        Map<Class<?>, Check<?>> known = ours;
        if (known == null) {
            known = visibleFrom(Check.class.getClassLoader());
            ours = known;
        }
        return known;
    }

    private static Optional<Check<?>> findElsewhere(Class<? extends Annotation> annotation) {
        Set<@Nullable ClassLoader> loaders = new LinkedHashSet<>();
        loaders.add(annotation.getClassLoader());
        loaders.add(Thread.currentThread().getContextClassLoader());
        loaders.remove(Check.class.getClassLoader());
        for (ClassLoader loader : loaders) {
            Check<?> check = visibleFrom(loader).get(annotation);
            if (check != null) {
                return Optional.of(check);
            }
        }
        return Optional.empty();
    }

    @SuppressWarnings("rawtypes") // a service is a raw type
    private static Map<Class<?>, Check<?>> visibleFrom(@Nullable ClassLoader loader) {
        Map<Class<?>, Check<?>> found = new HashMap<>();
        try {
            for (Check<?> check : ServiceLoader.load(Check.class, loader)) {
                Check<?> other = found.put(check.annotation(), check);
                if (other != null) {
                    throw twoFor(check.annotation(), other, check);
                }
            }
        } catch (ServiceConfigurationError e) {
            throw Misuse.because("A check that a jar registers cannot be loaded: " + reason(e), e);
        }
        return Map.copyOf(found);
    }

    private static Misuse twoFor(Class<?> annotation, Check<?> one, Check<?> other) {
        return Misuse.because("Two checks are registered for @" + Names.of(annotation) + ": "
                + one.getClass().getName()
                + " and " + other.getClass().getName() + ". Remove one from META-INF/services/" + Check.class.getName()
                + ".");
    }

    /** The error's own message names the provider; the cause says what is wrong with it. */
    private static String reason(ServiceConfigurationError error) {
        return error.getMessage() + (error.getCause() == null ? "" : ": " + error.getCause());
    }
}
