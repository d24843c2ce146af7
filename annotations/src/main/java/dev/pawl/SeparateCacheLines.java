package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds iff each pair of the named fields is certain to lie on different cache lines, wherever the object starts: their 8-byte
 * words are at least a line apart.
 *
 * <p>Not inherited: a subclass has another layout. On a test class or test method, {@link #of} names the classes.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(SeparateCacheLines.All.class)
@LayoutContract
public @interface SeparateCacheLines {

    /** Two or more field names; inherited ones may be named. */
    String[] value();

    /** Bytes in a cache line, a power of two from 8; 0 means the project's {@code pawl.line-size}, 64 unless set. */
    int lineSize() default 0;

    /**
     * The classes to check. Needed where the annotation stands on a test class or test method; elsewhere it must be empty, as the
     * annotated class itself is checked.
     */
    Class<?>[] of() default {};

    /**
     * The {@linkplain LayoutModel layout models} to judge on; by default the running VM, and those of {@code pawl.layouts}. A
     * contract that names models replaces, for these, one of its kind that does not.
     */
    String[] on() default {};

    /** Why the limit is what it is; shown in the message. */
    String because() default "";

    /**
     * The JDK the contract applies to: {@code "17"} that one only, {@code "21+"} it and all later ones. A contract that names a
     * JDK replaces there one of its kind that does not.
     */
    String jdk() default "";

    /** Several {@link SeparateCacheLines} on one element. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @LayoutContract
    @interface All {

        /** The contracts, in the order they are written. */
        SeparateCacheLines[] value();
    }
}
