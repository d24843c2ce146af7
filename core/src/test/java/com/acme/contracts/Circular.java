package com.acme.contracts;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An annotation that leads back to itself and to a contract. */
@Retention(RetentionPolicy.RUNTIME)
@Circular.Back
public @interface Circular {

    /** The way back. */
    @Retention(RetentionPolicy.RUNTIME)
    @Circular
    @MaxFields(9)
    @interface Back {}
}
