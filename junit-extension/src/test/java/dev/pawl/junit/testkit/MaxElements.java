package dev.pawl.junit.testkit;

import dev.pawl.PerformanceContract;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A contract on what a field of a test leads to: holds iff that is a collection of at most so many elements. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@PerformanceContract
public @interface MaxElements {

    int value();
}
