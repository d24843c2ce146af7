package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import dev.pawl.core.naming.Nearest;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;

/** The field that a method of a {@link dev.pawl.ContractsOf} type stands for. */
final class MixInField {

    private final Method method;
    private final Class<?> target;

    private MixInField(Method method, Class<?> target) {
        this.method = method;
        this.target = target;
    }

    /**
     * The field of the method's name and type that a class declares or inherits.
     *
     * @throws Misuse if there is none, or several
     */
    static Field in(Class<?> target, Method method) {
        return new MixInField(method, target).find();
    }

    private Field find() {
        if (method.getParameterCount() > 0) {
            throw Misuse.because("a method that stands for a field has no parameters, but this one has "
                    + method.getParameterCount() + ". Write: "
                    + method.getReturnType().getSimpleName() + " "
                    + method.getName() + "();");
        }
        List<Field> fields = fields();
        List<Field> named = fields.stream()
                .filter(field -> field.getName().equals(method.getName()))
                .toList();
        List<Field> matching = named.stream().filter(this::hasTypeOfMethod).toList();
        if (matching.size() == 1) {
            return matching.get(0);
        }
        throw named.isEmpty()
                ? noneNamedSo(fields)
                : matching.isEmpty() ? noneTypedSo(named.get(0)) : several(matching);
    }

    private List<Field> fields() {
        return Stream.<Class<?>>iterate(target, type -> type != null, Class::getSuperclass)
                .flatMap(type -> DeclaredMembers.fields(type).stream())
                .toList();
    }

    private boolean hasTypeOfMethod(Field field) {
        return field.getType() == method.getReturnType()
                || (method.getReturnType() == Object.class && !isAccessible(field.getType()));
    }

    /** A type that the author of the method cannot write is written Object. */
    private static boolean isAccessible(Class<?> type) {
        Class<?> enclosing = type.getEnclosingClass();
        return type.isPrimitive()
                || type.isArray()
                || (Modifier.isPublic(type.getModifiers()) && (enclosing == null || isAccessible(enclosing)));
    }

    private Misuse noneNamedSo(List<Field> fields) {
        List<String> names = fields.stream()
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .map(Field::getName)
                .distinct()
                .toList();
        return Misuse.because(Names.of(target) + " has no field \"" + method.getName() + "\"."
                + Nearest.question(method.getName(), names)
                + (names.isEmpty() ? " It has no fields." : " Its fields: " + String.join(", ", names) + "."));
    }

    private Misuse noneTypedSo(Field field) {
        String type = isAccessible(field.getType()) ? field.getType().getSimpleName() : "Object";
        return Misuse.because(
                "returns " + method.getReturnType().getTypeName() + ", but field " + field.getName() + " of "
                        + Names.of(target) + " is of type " + field.getType().getTypeName() + ". Write: " + type + " "
                        + method.getName() + "();");
    }

    private Misuse several(List<Field> fields) {
        String declaring = String.join(
                ", ",
                fields.stream().map(Field::getDeclaringClass).map(Names::of).toList());
        return Misuse.because(Names.of(target) + " has " + fields.size() + " fields \"" + method.getName()
                + "\" of this type, declared by " + declaring
                + ". Put the contract on the type, which can say which one.");
    }
}
