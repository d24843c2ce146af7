package com.acme.contracts;

import dev.pawl.LayoutContract;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A contract whose author forgot the services file. */
@Retention(RetentionPolicy.RUNTIME)
@LayoutContract
public @interface Unregistered {}
