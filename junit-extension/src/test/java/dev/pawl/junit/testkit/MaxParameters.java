package dev.pawl.junit.testkit;

import dev.pawl.PerformanceContract;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A contract on calls, which subclasses and overriding methods inherit: holds iff the test method has at most so many parameters. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@PerformanceContract
public @interface MaxParameters {

    int value();
}
