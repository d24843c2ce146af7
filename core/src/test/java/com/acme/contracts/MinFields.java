package com.acme.contracts;

import dev.pawl.LayoutContract;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A user's contract: the fewest fields a class may have. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
@Repeatable(MinFields.All.class)
@LayoutContract
public @interface MinFields {

    int value();

    Class<?>[] of() default {};

    String[] on() default {};

    String because() default "";

    String jdk() default "";

    /** Several on one element; a container need not be marked. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
    @interface All {

        MinFields[] value();
    }
}
