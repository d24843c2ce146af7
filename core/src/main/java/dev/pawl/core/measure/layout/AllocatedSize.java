package dev.pawl.core.measure.layout;

import com.sun.management.ThreadMXBean;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The shallow size of instances by the VM's own books: many are allocated, without running a constructor, between two readings
 * of the bytes this thread has allocated. Initialises the class.
 */
final class AllocatedSize {

    private static final int INSTANCES = 64;
    private static final int MOST_WINDOWS = 1_000;

    private static final MethodHandle ALLOCATE = allocateInstance();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    // Keeps the compiler from proving that the instances are not used.
    @SuppressWarnings("UnusedVariable")
    private static volatile Object @Nullable [] published;

    private AllocatedSize() {}

    /** The size of an instance in bytes; empty where the VM gives no instance, or keeps no books. */
    static OptionalLong of(Class<?> type) {
        if (THREADS.getCurrentThreadAllocatedBytes() >= 0) {
            return measure(type);
        }
        // The books are kept for platform threads only.
        return onPlatformThread(type);
    }

    private static OptionalLong onPlatformThread(Class<?> type) {
        CompletableFuture<OptionalLong> size = new CompletableFuture<>();
        Thread thread = new Thread(() -> size.complete(measure(type)), "pawl-allocated-size");
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler((failed, reason) -> size.completeExceptionally(reason));
        thread.start();
        return size.join();
    }

    /** The first windows may hold what linking the measurement allocates, so two equal minima decide. */
    private static OptionalLong measure(Class<?> type) {
        Object[] instances = new Object[INSTANCES];
        published = instances;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < MOST_WINDOWS; i++) {
            long bytes = window(type, instances);
            if (bytes <= 0) {
                return OptionalLong.empty();
            }
            if (bytes == least && bytes % INSTANCES == 0) {
                Arrays.fill(instances, null);
                return OptionalLong.of(bytes / INSTANCES);
            }
            least = Math.min(least, bytes);
        }
        return OptionalLong.empty();
    }

    private static long window(Class<?> type, Object[] instances) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < INSTANCES; i++) {
            Object instance = allocate(type);
            if (instance == null) {
                return -1;
            }
            instances[i] = instance;
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static @Nullable Object allocate(Class<?> type) {
        try {
            return (Object) ALLOCATE.invokeExact(type);
        } catch (InstantiationException | IllegalAccessException noInstances) {
            return null;
        } catch (Throwable e) {
            throw VmAccess.unexpected(e);
        }
    }

    /** By a handle, because javac warns of any mention of the class. This method of it is not one of those being removed. */
    private static MethodHandle allocateInstance() {
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            Field instance = unsafe.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            return MethodHandles.lookup()
                    .findVirtual(unsafe, "allocateInstance", MethodType.methodType(Object.class, Class.class))
                    .bindTo(instance.get(null));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("module jdk.unsupported has no allocateInstance", e);
        }
    }
}
