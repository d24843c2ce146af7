package dev.pawl.junit.testkit;

import dev.pawl.PerformanceContract;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A contract whose verdict depends on no machine: holds iff a class declares at most so many fields. A negative value cannot be
 * meant; of a class that is named {@code Unknowable} nothing can be told.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
@Repeatable(MaxFields.All.class)
@PerformanceContract
@Tag("fields")
public @interface MaxFields {

    int value();

    Class<?>[] of() default {};

    String because() default "";

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
    @PerformanceContract
    @interface All {

        MaxFields[] value();
    }
}
