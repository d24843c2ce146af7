package dev.pawl.junit;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A class with all it inherits from, itself first, then superclasses, then interfaces; {@link Object} is left out. */
final class Hierarchy {

    private final List<Class<?>> types;

    private Hierarchy(List<Class<?>> types) {
        this.types = types;
    }

    static Hierarchy of(Class<?> type) {
        Set<Class<?>> types = new LinkedHashSet<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            types.add(c);
        }
        for (Class<?> c : List.copyOf(types)) {
            addInterfaces(c, types);
        }
        return new Hierarchy(List.copyOf(types));
    }

    private static void addInterfaces(Class<?> type, Set<Class<?>> types) {
        for (Class<?> one : type.getInterfaces()) {
            if (types.add(one)) {
                addInterfaces(one, types);
            }
        }
    }

    List<Class<?>> types() {
        return types;
    }

    /** What the class inherits from. */
    List<Class<?>> parents() {
        return types.subList(1, types.size());
    }

    Stream<Method> methods() {
        return types.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(m -> !m.isSynthetic());
    }

    Stream<Field> fields() {
        return types.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .filter(f -> !f.isSynthetic());
    }

    /** The method that runs where this one, of one of the types, is called; empty if it is not overridden. */
    Optional<Method> overriderOf(Method method) {
        if ((method.getModifiers() & (Modifier.PRIVATE | Modifier.STATIC)) != 0) {
            return Optional.empty();
        }
        return types.stream()
                .takeWhile(type -> type != method.getDeclaringClass())
                .filter(type -> method.getDeclaringClass().isAssignableFrom(type))
                .flatMap(type -> declaredIn(type, method).stream())
                .findFirst();
    }

    private static Optional<Method> declaredIn(Class<?> type, Method overridden) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.getName().equals(overridden.getName())
                        && Arrays.equals(method.getParameterTypes(), overridden.getParameterTypes())
                        && !Modifier.isStatic(method.getModifiers())
                        && canOverride(method, overridden))
                .findFirst()
                .map(method -> method.isBridge() ? bridged(type, method) : method);
    }

    private static boolean canOverride(Method method, Method overridden) {
        return (overridden.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                || method.getDeclaringClass().getPackage()
                        == overridden.getDeclaringClass().getPackage();
    }

    /** A generic parameter or a narrower result makes javac put a bridge in front of the method that was written. */
    private static Method bridged(Class<?> type, Method bridge) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !method.isBridge()
                        && method.getName().equals(bridge.getName())
                        && method.getParameterCount() == bridge.getParameterCount())
                .findFirst()
                .orElse(bridge);
    }

    /** The types this class is nested in, innermost first, with what these inherit from. */
    static List<Class<?>> enclosing(Class<?> type) {
        List<Class<?>> enclosing = new ArrayList<>();
        for (Class<?> c = type; c != null && !Modifier.isStatic(c.getModifiers()); c = c.getEnclosingClass()) {
            if (c.getEnclosingClass() != null) {
                enclosing.addAll(of(c.getEnclosingClass()).types());
            }
        }
        return enclosing;
    }
}
