package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Marks a {@link PerformanceContract} on the layout of objects: exact, judged in the test's own JVM. Tests that carry one have
 * the tag {@code pawl-layout}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
@PerformanceContract
@Tag("pawl-layout")
public @interface LayoutContract {}
