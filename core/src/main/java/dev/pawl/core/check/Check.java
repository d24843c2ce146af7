package dev.pawl.core.check;

import java.lang.annotation.Annotation;

/**
 * Gives one contract annotation its meaning. Registered with the {@link java.util.ServiceLoader}; the built-in ones use the
 * same door. The annotation carries {@code @PerformanceContract}, directly or through a marker.
 *
 * <p>Where the annotation has them, the elements {@code Class<?>[] of}, {@code String[] on}, {@code String because} and
 * {@code String jdk} are understood for every check.
 */
public interface Check<A extends Annotation> {

    /** The annotation this is about. */
    Class<A> annotation();

    /**
     * Whether a contract on a class holds for the test methods of the class, its subclasses, implementations and nested classes.
     * Not so for layouts: they are about a class, which is named in {@code of} or carries the annotation itself, and a subclass
     * has another one. A contract on an overridden test method holds for the overriding one in any case.
     */
    default boolean inherited() {
        return true;
    }

    /**
     * Translates the values of an annotation.
     *
     * @throws Misuse if a value cannot be meant, before anything is measured
     */
    Contract contract(A annotation, Subject subject);

    /**
     * The same for a contract whose meaning depends on what else is declared beside it. This is the one that is called.
     *
     * @throws Misuse as {@link #contract(Annotation, Subject)}
     */
    default Contract contract(A annotation, Subject subject, Site site) {
        return contract(annotation, subject);
    }
}
