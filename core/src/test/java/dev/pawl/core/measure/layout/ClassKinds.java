package dev.pawl.core.measure.layout;

import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** One class of every kind, with fields that leave holes. */
// Fields are there to be laid out, in every way a class may have them.
@SuppressWarnings({"unused", "serial", "HidingField", "ImmutableEnumChecker", "GetClassOnEnum"})
final class ClassKinds {

    private ClassKinds() {}

    /** Classes without a JDK superclass that has fields: their layout is known under every model. */
    static List<Class<?>> ofTheUserAlone() {
        int captured = ClassKinds.class.hashCode();
        Supplier<Integer> lambda = () -> captured;
        Object anonymous = new Object() {
            final byte first = 1;
            final long second = captured;
        };
        return List.of(
                Plain.class,
                NoFields.class,
                Point.class,
                NoComponents.class,
                Sealed.class,
                OfSealed.class,
                new ClassKinds().new Inner().getClass(),
                AbstractBase.class,
                BelowAbstract.class,
                FillsGap.class,
                EndsWithReference.class,
                BelowReference.class,
                anonymous.getClass(),
                lambda.getClass());
    }

    /** Classes with a JDK superclass that has fields. */
    static List<Class<?>> belowTheJdk() {
        return List.of(
                Direction.class,
                Direction.UP.getClass(),
                OfThread.class,
                OfException.class,
                OfTask.class,
                OfLoader.class,
                OfAtomicLong.class,
                OfMap.class,
                OfWeakReference.class);
    }

    static class Plain {
        byte b;
        short s;
        int i;
        Object r;
        long l;
    }

    static class NoFields {}

    record Point(byte kind, long x, Object label) {}

    record NoComponents() {}

    abstract static sealed class Sealed permits OfSealed {
        int i;
    }

    static final class OfSealed extends Sealed {
        boolean z;
        Object r;
    }

    final class Inner {
        char c;

        ClassKinds outer() {
            return ClassKinds.this;
        }
    }

    abstract static class AbstractBase {
        long l;
        byte b;
    }

    static class BelowAbstract extends AbstractBase {
        short s;
        Object r;
    }

    static class FillsGap extends BelowAbstract {
        int i;
        byte b;
    }

    static class EndsWithReference {
        int i;
        Object r;
    }

    static class BelowReference extends EndsWithReference {
        byte b;
        Object first;
        long l;
        Object second;
    }

    enum Direction {
        UP {
            int steps;
        },
        DOWN;
        int x;
    }

    static class OfThread extends Thread {
        byte b;
        Object r;
    }

    static class OfException extends RuntimeException {
        byte b;
        Object r;
        int i;
    }

    static class OfTask extends RecursiveTask<String> {
        byte b;
        Object r;

        @Override
        protected String compute() {
            return "";
        }
    }

    static class OfLoader extends ClassLoader {
        byte b;
        int i;
        Object r;
    }

    static class OfAtomicLong extends AtomicLong {
        byte b;
        int i;
        Object r;
    }

    static class OfMap extends HashMap<String, Serializable> {
        byte b;
        long l;
    }

    static class OfWeakReference extends WeakReference<Object> {
        byte b;
        Object r;

        OfWeakReference(Object referent) {
            super(referent);
        }
    }
}
