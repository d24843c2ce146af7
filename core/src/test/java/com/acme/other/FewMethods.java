package com.acme.other;

import dev.pawl.PerformanceContract;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A contract of another jar, whose check no services file of the class path names. */
@Retention(RetentionPolicy.RUNTIME)
@PerformanceContract
public @interface FewMethods {

    int value();
}
