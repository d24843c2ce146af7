package dev.pawl.examples.own;

import dev.pawl.LayoutContract;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Holds iff an instance has at most so many reference fields, each of which the collector must follow. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@LayoutContract
@interface MaxReferences {

    /** The most reference fields allowed, inherited ones included; 0 or greater. */
    int value();

    /** The classes to check, on a test class or test method. */
    Class<?>[] of() default {};
}
