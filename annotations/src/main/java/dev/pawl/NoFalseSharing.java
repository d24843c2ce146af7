package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds iff the field shares a cache line with nothing else at any start of the object: not with the previous object, the object's
 * own header, another field, or the next object.
 *
 * <p>Fields that are there only as padding do not count. These are primitive, and no code of the object's classes, nor of those
 * nested in or around them, touches them; and they are called {@code pad}, {@code padding}, {@code unused}, {@code filler},
 * {@code dummy} or {@code spacer}, perhaps with a side in front or a number behind ({@code leftPadding}, {@code pad3}), or are
 * seven or more of one class and type with the same one or two letters and a count ({@code p1} to {@code p7}, {@code b000} to
 * {@code b177}).
 *
 * <p>On a field, or on a type with the names of fields. Fields of one {@link #group} may share a line among themselves; fields that
 * one annotation lists may not. Judged on every concrete class that inherits the field and is found or named, so an intermediate
 * class of a padded hierarchy should be abstract.
 *
 * <p>For a reference only the slot would be apart, not the object it leads to; a {@code final} reference is never written, so the
 * contract on it is an error.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
@Repeatable(NoFalseSharing.All.class)
@LayoutContract
public @interface NoFalseSharing {

    /** On a type: the fields, each to be alone on its lines. On a field: empty. */
    String[] value() default {};

    /** Fields of the same group may share a line among themselves; empty means the field stands alone. */
    String group() default "";

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

    /** Several {@link NoFalseSharing} on one element. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
    @LayoutContract
    @interface All {

        /** The contracts, in the order they are written. */
        NoFalseSharing[] value();
    }
}
