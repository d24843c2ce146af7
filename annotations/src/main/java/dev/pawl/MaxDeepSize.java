package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds iff, after each test of the class, the graph of objects reachable from the annotated field of the test instance, the
 * field's value included, takes at most {@link #value} bytes of heap (retained or shared alike: every object counts once).
 *
 * <p>Class objects, class loaders, modules and threads are counted but not followed, as they lead to the whole VM; name more such
 * types in {@link #stopAt}. A class object counts 0 bytes: it is there whether the graph refers to it or not. Weak, soft and
 * phantom referents are not followed.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@Repeatable(MaxDeepSize.All.class)
@LayoutContract
public @interface MaxDeepSize {

    /** The largest size of the graph, in bytes; 0 or greater. */
    long value();

    /** Types whose instances are counted and not followed. */
    Class<?>[] stopAt() default {};

    /** Why the limit is what it is; shown in the message. */
    String because() default "";

    /**
     * The JDK the contract applies to: {@code "17"} that one only, {@code "21+"} it and all later ones. A contract that names a
     * JDK replaces there one of its kind that does not.
     */
    String jdk() default "";

    /** Several {@link MaxDeepSize} on one element. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    @LayoutContract
    @interface All {

        /** The contracts, in the order they are written. */
        MaxDeepSize[] value();
    }
}
