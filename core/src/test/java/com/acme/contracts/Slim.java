package com.acme.contracts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Composed of a contract, for use in other annotations only, so that it looks like a marker and is none. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
@MaxFields(value = 2, because = "slim things fit a line")
public @interface Slim {}
