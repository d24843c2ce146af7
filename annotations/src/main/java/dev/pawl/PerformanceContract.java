package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks an annotation as a performance contract, so that JUnit Jupiter hands every test that carries it to Pawl.
 *
 * <p>Put it on a contract of your own, and register the check that gives it meaning with the
 * {@link java.util.ServiceLoader} as a {@code dev.pawl.core.check.Check}.
 *
 * <p>It has no elements on purpose. javac warns about an annotation's elements when the classes they name are absent, and
 * production code that carries a contract is compiled without JUnit. An annotation without elements in between stops that.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
@ExtendWith(PawlBridge.class)
public @interface PerformanceContract {}
