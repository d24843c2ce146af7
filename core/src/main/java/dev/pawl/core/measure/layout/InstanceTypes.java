package dev.pawl.core.measure.layout;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which types have instances of one layout, and which of them are the JDK's own. */
final class InstanceTypes {

    private static final @Nullable Method IS_VALUE = isValueMethod();

    private InstanceTypes() {}

    /**
     * Accepts classes only.
     *
     * @throws IllegalArgumentException for an interface, an annotation, a primitive, an array
     * @throws LayoutNotUnderstood for a value class (JEP 401), whose fields may be flattened
     */
    static void requireInstances(Class<?> type) {
        Optional<String> refusal = refusal(type);
        if (refusal.isPresent()) {
            throw new IllegalArgumentException(type.getTypeName() + " is " + refusal.get());
        }
        if (isValue(type)) {
            throw new LayoutNotUnderstood(type.getTypeName() + " is a value class, whose fields the VM may flatten");
        }
    }

    private static Optional<String> refusal(Class<?> type) {
        if (type.isArray()) {
            return Optional.of("an array type, and the size of an array depends on its length. Name a class.");
        }
        if (type.isPrimitive()) {
            return Optional.of("a primitive type: its values are no objects. Name the class that has a field of it.");
        }
        if (type.isAnnotation()) {
            return Optional.of("an annotation type: it has no instances of its own. Name a class.");
        }
        return type.isInterface()
                ? Optional.of("an interface: it has no instances of its own. Name a class that implements it.")
                : Optional.empty();
    }

    /** Whether the VM trusts a class as part of the JDK: {@code @Contended} always works there (boot and platform loader). */
    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    private static boolean isValue(Class<?> type) {
        try {
            return IS_VALUE != null && (boolean) IS_VALUE.invoke(type);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new LinkageError("Class.isValue is public and throws nothing", e);
        }
    }

    /** The method exists in JDKs that have value classes. */
    private static @Nullable Method isValueMethod() {
        try {
            return Class.class.getMethod("isValue");
        } catch (NoSuchMethodException noValueClasses) {
            return null;
        }
    }
}
