package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.naming.Names;
import dev.pawl.core.naming.Nearest;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The fields a class declares and inherits, found by the names that contracts give them. */
final class DeclaredFields {

    private final Class<?> type;
    private final List<Field> fields;

    private DeclaredFields(Class<?> type) {
        this.type = type;
        this.fields = Stream.<Class<?>>iterate(type, declaring -> declaring != null, Class::getSuperclass)
                .flatMap(declaring -> declaredBy(declaring))
                .toList();
    }

    private static Stream<Field> declaredBy(Class<?> declaring) {
        try {
            return Arrays.stream(declaring.getDeclaredFields());
        } catch (LinkageError e) {
            throw Misuse.because("The fields of " + Names.of(declaring) + " cannot be read: " + e + ".", e);
        }
    }

    /**
     * Reads the fields.
     *
     * @throws Misuse if the class of a field is absent, so that the JVM cannot name the fields
     */
    static DeclaredFields of(Class<?> type) {
        return new DeclaredFields(type);
    }

    /** Those with instances' values, the class's own ones first. */
    List<Field> inInstances() {
        return fields.stream().filter(field -> !isStatic(field)).toList();
    }

    /**
     * The fields of some names, in their order.
     *
     * @throws Misuse if there is no such field, or two, or a static one, or one is named twice
     */
    List<Field> find(List<String> names) {
        List<Field> found = names.stream().map(this::find).toList();
        Set<Field> seen = new HashSet<>();
        for (Field field : found) {
            if (!seen.add(field)) {
                throw Misuse.because("Field \"" + field.getName() + "\" is named twice.");
            }
        }
        return found;
    }

    /** All fields, static ones included, that a name can mean. */
    List<Field> named(String written) {
        FieldName name = FieldName.parse(written);
        return fields.stream()
                .filter(field -> name.matches(field.getDeclaringClass().getName(), field.getName()))
                .toList();
    }

    /** The name that can mean this field only. */
    static String fullName(Field field) {
        return field.getDeclaringClass().getName() + "." + field.getName();
    }

    private Field find(String written) {
        List<Field> found = named(written);
        List<Field> inInstances =
                found.stream().filter(field -> !isStatic(field)).toList();
        if (inInstances.size() == 1) {
            return inInstances.get(0);
        }
        throw inInstances.size() > 1
                ? ambiguous(written, inInstances)
                : found.isEmpty() ? unknown(written) : isStatic(written);
    }

    private Misuse unknown(String written) {
        List<String> known =
                inInstances().stream().map(Field::getName).distinct().toList();
        return Misuse.because(Names.of(type) + " has no field \"" + written + "\"."
                + Nearest.question(FieldName.parse(written).name(), known)
                + (known.isEmpty() ? " It has none at all." : " Its fields: " + String.join(", ", known) + "."));
    }

    private Misuse ambiguous(String written, List<Field> found) {
        String qualified = found.stream()
                .map(field ->
                        "\"" + FieldName.qualified(field.getDeclaringClass().getName(), field.getName()) + "\"")
                .collect(Collectors.joining(" or "));
        return Misuse.because(Names.of(type) + " has " + found.size() + " fields \"" + written
                + "\", its own and inherited ones. Say which one: " + qualified + ".");
    }

    private Misuse isStatic(String written) {
        return Misuse.because("Field \"" + written + "\" of " + Names.of(type)
                + " is static, so it does not lie in its instances. Name instance fields.");
    }

    private static boolean isStatic(Field field) {
        return Modifier.isStatic(field.getModifiers());
    }
}
