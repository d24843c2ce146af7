package dev.pawl.core.check;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The members a class declares itself. */
final class DeclaredMembers {

    /** An order for what reflection gives in none. */
    static final Comparator<Method> BY_NAME = Comparator.comparing(Method::getName);

    private DeclaredMembers() {}

    /**
     * The fields, in the order of the source.
     *
     * @throws Misuse if the class of a field is absent, so that the JVM cannot name the fields
     */
    static List<Field> fields(Class<?> type) {
        try {
            return List.of(type.getDeclaredFields());
        } catch (LinkageError e) {
            throw Misuse.because("the fields of " + type.getName() + " cannot be read: " + e, e);
        }
    }

    /**
     * The methods by name, as reflection keeps no order.
     *
     * @throws Misuse if a class in a signature is absent, so that the JVM cannot name the methods
     */
    static List<Method> methods(Class<?> type) {
        try {
            List<Method> methods = new ArrayList<>();
            for (Method method : type.getDeclaredMethods()) {
                if (!method.isSynthetic()) {
                    methods.add(method);
                }
            }
            methods.sort(BY_NAME);
            return methods;
        } catch (LinkageError e) {
            throw Misuse.because("the methods of " + type.getName() + " cannot be read: " + e, e);
        }
    }

    /** The same where nothing is about the methods; none if they cannot be named, as an optional library is absent. */
    static List<Method> methodsIfReadable(Class<?> type) {
        try {
            return methods(type);
        } catch (Misuse unreadable) {
            return List.of();
        }
    }
}
