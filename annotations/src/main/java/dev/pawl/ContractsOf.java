package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares, on a type of the test side, contracts of classes that cannot be annotated: published libraries, private classes, the
 * code of others.
 *
 * <p>Layout contracts on the annotated type apply to the named classes. A method without parameters and with the name and the
 * type of a field carries the contracts of that field:
 *
 * <pre>{@code
 * @ContractsOf(className = "com.acme.Ring$Node")
 * @MaxInstanceSize(24)
 * interface NodeContracts {
 *     @NoFalseSharing long sequence();
 * }
 * }</pre>
 *
 * <p>Judged by the {@code pawl} engine where the build tool selects the type as a test class (so give it such a name), and by
 * {@code Contracts.inPackage} and {@code Contracts.of}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ContractsOf {

    /** The classes the contracts are about. */
    Class<?>[] value() default {};

    /** The same by binary name, as in {@code "com.acme.Ring$Node"}, for classes that are not accessible. */
    String[] className() default {};
}
