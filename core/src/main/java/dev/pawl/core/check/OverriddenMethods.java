package dev.pawl.core.check;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a method overrides. */
final class OverriddenMethods {

    private OverriddenMethods() {}

    /** The method itself, then what it overrides in superclasses and implements of interfaces, nearest first. */
    static List<Method> of(Method method) {
        List<Method> found = new ArrayList<>();
        found.add(method);
        if (isInstance(method)) {
            Ancestors.of(method.getDeclaringClass()).stream()
                    .filter(type -> type != method.getDeclaringClass())
                    .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                    .filter(candidate -> overrides(method, candidate))
                    .forEach(found::add);
        }
        return found;
    }

    private static boolean overrides(Method method, Method candidate) {
        return candidate.getName().equals(method.getName())
                && !candidate.isBridge()
                && isInstance(candidate)
                && isVisible(candidate, method.getDeclaringClass())
                && parametersMatch(method, candidate);
    }

    private static boolean isInstance(Method method) {
        return !Modifier.isStatic(method.getModifiers()) && !Modifier.isPrivate(method.getModifiers());
    }

    /** A package-private method is overridden in its own package only. */
    private static boolean isVisible(Method candidate, Class<?> from) {
        return (candidate.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                || candidate.getDeclaringClass().getPackage() == from.getPackage();
    }

    /** The same types, or for a parameter whose type is a variable of the superclass, a type it may stand for. */
    private static boolean parametersMatch(Method method, Method candidate) {
        Class<?>[] own = method.getParameterTypes();
        Class<?>[] other = candidate.getParameterTypes();
        if (own.length != other.length) {
            return false;
        }
        for (int i = 0; i < own.length; i++) {
            boolean variable = !(candidate.getGenericParameterTypes()[i] instanceof Class<?>);
            if (own[i] != other[i] && !(variable && other[i].isAssignableFrom(own[i]))) {
                return false;
            }
        }
        return true;
    }
}
