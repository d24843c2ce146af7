package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds iff an instance, or the span of {@link #fields}, is not certain to cross a cache line, and crosses one with at most
 * {@link #maxProbability} when objects start at uniformly random multiples of the object alignment.
 *
 * <p>HotSpot aligns objects to 8 bytes, not to cache lines, so an object of 64 bytes starts on a line only once in eight times. An
 * object is certain to cross a line of 64 bytes iff it is larger than 64 bytes, and certain not to only if it is as small as the
 * alignment. The message always gives the probability.
 *
 * <p>Not inherited: a subclass has another layout. On a test class or test method, {@link #of} names the classes.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(NoCacheLineStraddle.All.class)
@LayoutContract
public @interface NoCacheLineStraddle {

    /** Fields whose common span is judged instead of the whole instance; inherited ones may be named. */
    String[] fields() default {};

    /** The largest probability allowed, from 0 to 1; 1 allows all but certainty. */
    double maxProbability() default 1;

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

    /** Several {@link NoCacheLineStraddle} on one element. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @LayoutContract
    @interface All {

        /** The contracts, in the order they are written. */
        NoCacheLineStraddle[] value();
    }
}
