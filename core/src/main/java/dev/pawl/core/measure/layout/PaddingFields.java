package dev.pawl.core.measure.layout;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Which fields of an object are there only to take up room, so that nothing is shared with them.
 *
 * <p>Nothing in a class file says so, and a field wrongly taken for padding would hide false sharing. So three things must come
 * together: it is a primitive; no code of its class hierarchy, nor of the classes nested beside it, touches it by instruction or
 * by name; and it is called like padding: {@code pad…}, {@code unused…} and the like, or it is one of seven or more fields of one
 * class and type whose names are one or two letters and a count, as {@code p1} to {@code p7} or {@code b000} to {@code b177}.
 */
public final class PaddingFields {

    /** Seven longs fill a line around an eighth. Fewer fields with a count are more likely coordinates. */
    private static final int FEWEST_IN_A_SERIES = 7;

    private static final Pattern COUNTED = Pattern.compile("_*([a-zA-Z]{1,2}?)_?[0-9a-f]{1,3}");
    private static final Pattern PADDING = Pattern.compile(
            "_*((left|right|lhs|rhs|l|r|pre|post|before|after)_*)?(pad|padding|unused|filler|dummy|spacer)([_0-9].*)?");

    private PaddingFields() {}

    /** The names of the padding among the fields of a class, inherited ones included; none where some code cannot be read. */
    public static Set<String> of(Class<?> type) {
        List<Class<?>> levels = Stream.<Class<?>>iterate(type, level -> level != null, Class::getSuperclass)
                .filter(level -> level.getClassLoader() != null)
                .toList();
        Set<String> called = levels.stream()
                .flatMap(PaddingFields::calledPadding)
                .map(Field::getName)
                .collect(Collectors.toCollection(HashSet::new));
        return called.isEmpty() ? called : untouched(called, levels);
    }

    private static Set<String> untouched(Set<String> called, List<Class<?>> levels) {
        Set<String> owners = levels.stream().map(Type::getInternalName).collect(Collectors.toUnmodifiableSet());
        for (Class<?> level : levels) {
            for (Class<?> beside : nest(level)) {
                Optional<FieldUse> use = FieldUse.in(beside, owners);
                if (use.isEmpty()) {
                    return Set.of();
                }
                called.removeAll(use.get().fields());
                // Handles to a field are made in its class; in one beside it a string is more likely something else.
                called.removeAll(beside == level ? use.get().strings() : Set.of());
            }
        }
        return called;
    }

    /** The classes that may touch private fields of a class; it alone where another of them is absent. */
    private static List<Class<?>> nest(Class<?> level) {
        try {
            return List.of(level.getNestMembers());
        } catch (LinkageError absent) {
            return List.of(level);
        }
    }

    private static Stream<Field> calledPadding(Class<?> level) {
        List<Field> primitives = Stream.of(level.getDeclaredFields())
                .filter(field -> field.getType().isPrimitive() && !Modifier.isStatic(field.getModifiers()))
                .toList();
        Map<String, Long> sizes =
                primitives.stream().collect(Collectors.groupingBy(PaddingFields::series, Collectors.counting()));
        return primitives.stream()
                .filter(field -> PADDING.matcher(field.getName().toLowerCase(Locale.ROOT))
                                .matches()
                        || sizes.getOrDefault(series(field), 0L) >= FEWEST_IN_A_SERIES);
    }

    /** What the fields of one series have in common; a field that is of none is alone. */
    private static String series(Field field) {
        Matcher name = COUNTED.matcher(field.getName());
        return field.getType() + " " + (name.matches() ? name.group(1) + "*" : field.getName());
    }
}
