package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a contract is about. */
public sealed interface Subject {

    /** How to call it in a message: {@code "RouteEntry"}, {@code "Ring.Node.sequence"}. */
    String displayName();

    /** The instances of a class. */
    record OfClass(Class<?> type) implements Subject {
        @Override
        public String displayName() {
            return Names.of(type);
        }
    }

    /** A field, in the instances of a class that declares or inherits it. */
    record OfField(Class<?> type, Field field) implements Subject {
        @Override
        public String displayName() {
            return Names.of(type) + "." + field.getName();
        }
    }

    /** The calls of a test method on an instance of a class that declares or inherits it. */
    record OfMethod(Class<?> type, Method method) implements Subject {
        @Override
        public String displayName() {
            return Names.of(type) + "." + method.getName() + "()";
        }
    }

    /** Arrays of one type and length. */
    record OfArray(Class<?> type, int length) implements Subject {

        /** As in {@code "long[64]"}. */
        @Override
        public String displayName() {
            return Names.of(type).replaceFirst("\\[]", "[" + length + "]");
        }
    }

    /**
     * The graph of objects reachable from a value that is known only when it is judged.
     *
     * @param type the declared type of the value, so that what cannot be meant is refused before there is a value
     */
    record OfGraph(String displayName, Class<?> type, Supplier<@Nullable Object> root) implements Subject {}
}
