package dev.pawl.core.measure.layout;

import java.lang.invoke.MethodHandles;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * The class of ours inside module {@code jdk.unsupported}. That module opens {@code sun.misc} to everybody, so a class may be
 * defined there; and {@code java.base} exports {@code jdk.internal.misc} to that module, so the class may call the VM:
 *
 * <pre>{@code
 * public final class PawlVmAccess1 {
 *     public static long offset(Field field) { return Unsafe.getUnsafe().objectFieldOffset(field); }
 *     public static long offset(Class type, String name) { return Unsafe.getUnsafe().objectFieldOffset(type, name); }
 *     public static Object reference(Object holder, long offset) { return Unsafe.getUnsafe().getReference(holder, offset); }
 *     public static boolean shouldBeInitialized(Class type) { return Unsafe.getUnsafe().shouldBeInitialized(type); }
 * }
 * }</pre>
 *
 * <p>No compiler makes it while the rest is compiled for a release without those internals. A test generates it and compares;
 * generating it here would add a fifth to the time a first verdict takes.
 */
final class VmAccessClass {

    // The number is part of the name because a class loader elsewhere in this VM may have defined another version.
    private static final String NAME = "sun.misc.PawlVmAccess1";

    private static final String BYTES =
            "yv66vgAAAD0AHQEAFnN1bi9taXNjL1Bhd2xWbUFjY2VzczEHAAEBABBqYXZhL2xhbmcvT2JqZWN0BwADAQAGb2Zmc2V0AQAcKExq"
                    + "YXZhL2xhbmcvcmVmbGVjdC9GaWVsZDspSgEAGGpkay9pbnRlcm5hbC9taXNjL1Vuc2FmZQcABwEACWdldFVuc2FmZQEAHCgpTGpk"
                    + "ay9pbnRlcm5hbC9taXNjL1Vuc2FmZTsMAAkACgoACAALAQARb2JqZWN0RmllbGRPZmZzZXQMAA0ABgoACAAOAQAmKExqYXZhL2xh"
                    + "bmcvQ2xhc3M7TGphdmEvbGFuZy9TdHJpbmc7KUoMAA0AEAoACAARAQAJcmVmZXJlbmNlAQAnKExqYXZhL2xhbmcvT2JqZWN0O0op"
                    + "TGphdmEvbGFuZy9PYmplY3Q7AQAMZ2V0UmVmZXJlbmNlDAAVABQKAAgAFgEAE3Nob3VsZEJlSW5pdGlhbGl6ZWQBABQoTGphdmEv"
                    + "bGFuZy9DbGFzczspWgwAGAAZCgAIABoBAARDb2RlADEAAgAEAAAAAAAEAAkABQAGAAEAHAAAABQAAgABAAAACLgADCq2AA+tAAAA"
                    + "AAAJAAUAEAABABwAAAAVAAMAAgAAAAm4AAwqK7YAEq0AAAAAAAkAEwAUAAEAHAAAABUABAADAAAACbgADCoftgAXsAAAAAAACQAY"
                    + "ABkAAQAcAAAAFAACAAEAAAAIuAAMKrYAG6wAAAAAAAA=";

    private VmAccessClass() {}

    /** The class, defined if it is not there yet; null if this VM forbids it. */
    static @Nullable Class<?> find() {
        try {
            return findOrDefine(Class.forName("sun.misc.Unsafe"));
        } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
            return null;
        }
    }

    private static Class<?> findOrDefine(Class<?> neighbour) throws ReflectiveOperationException {
        try {
            return existing(neighbour);
        } catch (ClassNotFoundException notYet) {
            return define(neighbour);
        }
    }

    private static Class<?> define(Class<?> neighbour) throws ReflectiveOperationException {
        try {
            return MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup())
                    .defineClass(bytes());
        } catch (LinkageError anotherThreadWasFaster) {
            return existing(neighbour);
        }
    }

    private static Class<?> existing(Class<?> neighbour) throws ClassNotFoundException {
        return Class.forName(NAME, true, neighbour.getClassLoader());
    }

    static byte[] bytes() {
        return Base64.getDecoder().decode(BYTES);
    }
}
