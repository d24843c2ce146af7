package dev.pawl;

import java.lang.annotation.Annotation;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Tolerates that a contract on the same element is broken. The test turns red when the contract holds again, so that the
 * annotation does not outlive its reason, or when {@link #until} has passed.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
public @interface KnownViolation {

    /** Why it is tolerated; must not be blank. */
    String because();

    /** The last day it is tolerated, as in {@code "2027-03-31"}; empty means no end. */
    String until() default "";

    /** The contracts it is about; empty means every one on the element. */
    Class<? extends Annotation>[] contract() default {};
}
