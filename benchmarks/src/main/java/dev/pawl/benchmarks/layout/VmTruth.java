package dev.pawl.benchmarks.layout;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** Asks the VM, by reflection on what {@link Oracle#FLAGS} open, where fields lie and how large instances are. */
final class VmTruth {

    private final Instrumentation instrumentation;
    private final Object unsafe;
    private final Method allocateInstance;
    private final Method objectFieldOffset;
    private final Method unfilteredFields;

    VmTruth(Instrumentation instrumentation) throws ReflectiveOperationException {
        this.instrumentation = instrumentation;
        Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
        unsafe = type.getMethod("getUnsafe").invoke(null);
        allocateInstance = type.getMethod("allocateInstance", Class.class);
        objectFieldOffset = type.getMethod("objectFieldOffset", Class.class, String.class);
        unfilteredFields = Class.class.getDeclaredMethod("getDeclaredFields0", boolean.class);
        unfilteredFields.setAccessible(true);
    }

    Shape of(Class<?> type, BareLoader loader) throws ReflectiveOperationException {
        Shape.Builder shape = Shape.builder();
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            for (String field : instanceFields(level, loader)) {
                shape.add(level, field, (long) call(objectFieldOffset, unsafe, level, field));
            }
        }
        return shape.build(instrumentation.getObjectSize(call(allocateInstance, unsafe, type)));
    }

    /** As the VM has them, which adds some to JFR events; from the class file where the type of a field is missing. */
    private List<String> instanceFields(Class<?> type, BareLoader loader) throws ReflectiveOperationException {
        try {
            return Arrays.stream((Field[]) call(unfilteredFields, type, false))
                    .filter(field -> !Modifier.isStatic(field.getModifiers()))
                    .map(Field::getName)
                    .toList();
        } catch (NoClassDefFoundError e) {
            return loader.instanceFields(type.getName());
        }
    }

    private static Object call(Method method, Object target, Object... arguments) throws ReflectiveOperationException {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof LinkageError linkage) {
                throw linkage;
            }
            throw e;
        }
    }
}
