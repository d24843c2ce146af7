package com.acme.contracts;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Composed twice over, and of two contracts. */
@Retention(RetentionPolicy.RUNTIME)
@Slim
@Quick(5)
public @interface SlimAndQuick {}
