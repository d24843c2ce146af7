package dev.pawl.core.check;

import java.lang.annotation.Annotation;

/**
 * A contract that stands somewhere.
 *
 * @param annotation the contract annotation
 * @param written the annotation on the element: the same, or one that is composed of it
 * @param check what gives it meaning
 * @param site where it stands
 */
record Declared(Annotation annotation, Annotation written, Check<?> check, Site site) {

    /** The kind of contract. */
    Class<? extends Annotation> kind() {
        return annotation.annotationType();
    }

    /** Whether a type names this contract, by its own kind or as the composed annotation. */
    boolean isNamedBy(Class<? extends Annotation> type) {
        return type == kind() || type == written.annotationType();
    }

    Contract contract(Subject subject) {
        try {
            return contract(check, subject);
        } catch (Misuse e) {
            throw e.at(kind(), site);
        }
    }

    private <A extends Annotation> Contract contract(Check<A> typed, Subject subject) {
        return typed.contract(typed.annotation().cast(annotation), subject, site);
    }

    /** A misuse of this contract, with where it stands. */
    Misuse misuse(String sentences) {
        return Misuse.because(sentences).at(kind(), site);
    }
}
