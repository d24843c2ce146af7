package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a contract is written.
 *
 * @param element the annotated class, method or field; null where the contract is an assertion in a test's code
 * @param displayName how to call it in a message: {@code "RouterTests.entry_stays_small()"}
 */
public record Site(@Nullable AnnotatedElement element, String displayName) {

    /** The place with its usual name: {@code "RouteEntry"}, {@code "RouteEntry.hits"}, {@code "RouterTests.routes(int)"}. */
    public static Site of(AnnotatedElement element) {
        return new Site(element, nameOf(element));
    }

    private static String nameOf(AnnotatedElement element) {
        if (element instanceof Class<?> type) {
            return Names.of(type);
        }
        if (element instanceof Field field) {
            return Names.of(field.getDeclaringClass()) + "." + field.getName();
        }
        if (element instanceof Method method) {
            String parameters = Stream.of(method.getParameterTypes())
                    .map(Class::getSimpleName)
                    .collect(Collectors.joining(", "));
            return Names.of(method.getDeclaringClass()) + "." + method.getName() + "(" + parameters + ")";
        }
        return element.toString();
    }
}
