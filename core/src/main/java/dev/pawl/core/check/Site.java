package dev.pawl.core.check;

import java.lang.reflect.AnnotatedElement;

/**
 * Where a contract is written.
 *
 * @param element the annotated class, method or field
 * @param displayName how to call it in a message: {@code "RouterTests.entry_stays_small()"}
 */
public record Site(AnnotatedElement element, String displayName) {}
