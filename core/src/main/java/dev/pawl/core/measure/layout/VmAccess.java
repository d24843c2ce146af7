package dev.pawl.core.measure.layout;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the VM knows about its own objects: true field offsets, references by offset, whether a class is initialised. Silent on
 * every JDK, with {@code --sun-misc-unsafe-memory-access=deny} too, and nothing here initialises a class or runs its code.
 */
public final class VmAccess {

    private static final @Nullable Class<?> ACCESS_CLASS = VmAccessClass.find();
    private static final Optional<VmAccess> OPENED =
            ACCESS_CLASS == null ? Optional.empty() : Optional.of(new VmAccess());

    // Constants, so that the JIT compiles calls through them to direct calls.
    private static final MethodHandle FIELD_OFFSET = handle("offset", long.class, Field.class);
    private static final MethodHandle NAMED_OFFSET = handle("offset", long.class, Class.class, String.class);
    private static final MethodHandle REFERENCE = handle("reference", Object.class, Object.class, long.class);
    private static final MethodHandle UNINITIALISED = handle("shouldBeInitialized", boolean.class, Class.class);

    private VmAccess() {}

    /** The access, or empty where this VM does not grant it. */
    public static Optional<VmAccess> open() {
        return OPENED;
    }

    /** The offset of an instance field from the start of its object, in bytes: of records and hidden classes too. */
    public long offset(Field field) {
        try {
            return (long) FIELD_OFFSET.invokeExact(field);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /**
     * The same by name, for fields that reflection hides.
     *
     * @throws InternalError if the class declares no field of that name
     */
    public long offset(Class<?> declaring, String field) {
        try {
            return (long) NAMED_OFFSET.invokeExact(declaring, field);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /**
     * The reference that lies at an offset in an object. The offset must be one of a reference field of the object's class:
     * anything else may crash the VM.
     */
    public @Nullable Object reference(Object holder, long offset) {
        try {
            return (Object) REFERENCE.invokeExact(holder, offset);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Whether the static initialiser of a class has run. */
    public boolean isInitialized(Class<?> type) {
        try {
            return !(boolean) UNINITIALISED.invokeExact(type);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    private static MethodHandle handle(String name, Class<?> result, Class<?>... parameters) {
        MethodType type = methodType(result, parameters);
        if (ACCESS_CLASS == null) {
            return MethodHandles.empty(type);
        }
        try {
            return MethodHandles.publicLookup().findStatic(ACCESS_CLASS, name, type);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the access class lacks " + name + type, e);
        }
    }

    static Error unexpected(Throwable thrown) {
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        return thrown instanceof Error error ? error : new AssertionError("undeclared", thrown);
    }
}
