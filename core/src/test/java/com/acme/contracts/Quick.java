package com.acme.contracts;

import dev.pawl.PerformanceContract;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A user's contract on the calls of test methods, so one that is inherited. */
@Retention(RetentionPolicy.RUNTIME)
@PerformanceContract
public @interface Quick {

    int value();
}
