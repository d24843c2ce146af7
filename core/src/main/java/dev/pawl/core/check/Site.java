package dev.pawl.core.check;

import java.lang.reflect.AnnotatedElement;
import org.jspecify.annotations.Nullable;

/**
 * Where a contract is written.
 *
 * @param element the annotated class, method or field; null where the contract is an assertion in a test's code
 * @param displayName how to call it in a message: {@code "RouterTests.entry_stays_small()"}
 */
public record Site(@Nullable AnnotatedElement element, String displayName) {}
