package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds iff every {@code @jdk.internal.vm.annotation.Contended} on the class, its superclasses and their fields took effect in the
 * running VM. HotSpot drops it outside the JDK's own classes unless started with {@code -XX:-RestrictContended}; the message names
 * the flag that is missing. A class without any {@code @Contended} is an error.
 *
 * <p>Not inherited: a subclass has another layout. On a test class or test method, {@link #of} names the classes.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(ContendedHonored.All.class)
@LayoutContract
public @interface ContendedHonored {

    /**
     * The classes to check. Needed where the annotation stands on a test class or test method; elsewhere it must be empty, as the
     * annotated class itself is checked.
     */
    Class<?>[] of() default {};

    /** Why the limit is what it is; shown in the message. */
    String because() default "";

    /**
     * The JDK the contract applies to: {@code "17"} that one only, {@code "21+"} it and all later ones. A contract that names a
     * JDK replaces there one of its kind that does not.
     */
    String jdk() default "";

    /** Several {@link ContendedHonored} on one element. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @LayoutContract
    @interface All {

        /** The contracts, in the order they are written. */
        ContendedHonored[] value();
    }
}
