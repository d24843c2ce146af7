package dev.pawl.examples.own;

import dev.pawl.MaxInstanceSize;
import dev.pawl.NoCacheLineStraddle;
import dev.pawl.examples.routing.RouteEntry;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Test;

/** A test and its contracts under one name. */
@Test
@MaxInstanceSize(value = 64, of = RouteEntry.class)
@NoCacheLineStraddle(of = RouteEntry.class)
@Retention(RetentionPolicy.RUNTIME)
@interface FitsTheIndex {}
