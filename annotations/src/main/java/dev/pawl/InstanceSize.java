package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds iff the shallow size of an instance is exactly {@link #value} bytes. Where smaller is as good, use
 * {@link MaxInstanceSize}.
 *
 * <p>Not inherited: a subclass has another layout. On a test class or test method, {@link #of} names the classes.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(InstanceSize.All.class)
@LayoutContract
public @interface InstanceSize {

    /** The shallow size demanded, in bytes; a multiple of the object alignment (8 unless the VM was told otherwise). */
    long value();

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

    /** Several {@link InstanceSize} on one element. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @LayoutContract
    @interface All {

        /** The contracts, in the order they are written. */
        InstanceSize[] value();
    }
}
