package dev.pawl.core.check;

import dev.pawl.core.naming.Names;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a contract is about, by where it stands. */
final class Subjects {

    private Subjects() {}

    /** On a test method: the classes in {@code of}, or the method where the contract is about calls. */
    static List<Subject> ofTestMethod(Declared declared, Class<?> testClass, Method method) {
        return declared.check().inherited() && named(declared).isEmpty()
                ? List.of(new Subject.OfMethod(testClass, method))
                : namedOnTest(declared, "test method");
    }

    /** On a test class: the classes in {@code of}. */
    static List<Subject> ofTestClass(Declared declared) {
        return namedOnTest(declared, "test class");
    }

    /** On a class that is no test: the class; nothing for an interface whose contract is one of its implementations' tests. */
    static List<Subject> ofClass(Declared declared, Class<?> annotated) {
        requireNoneNamed(declared, "the annotated class");
        if (!annotated.isInterface()) {
            return List.of(instancesOf(annotated, declared));
        }
        if (declared.check().inherited()) {
            return List.of();
        }
        throw declared.misuse(
                Names.of(annotated) + " is an interface, which has no instances to lay out. To declare contracts of"
                        + " other classes on it, add @ContractsOf(TheClass.class).");
    }

    /** On a type with {@link dev.pawl.ContractsOf}: the class that names. */
    static Subject ofTarget(Declared declared, Class<?> target) {
        requireNoneNamed(declared, "the class that @ContractsOf names");
        return instancesOf(target, declared);
    }

    /** On a field: that field in its class and in all concrete subclasses among those found. */
    static List<Subject> ofField(Declared declared, Field field, Collection<Class<?>> found) {
        Class<?> declaring = field.getDeclaringClass();
        requireNoneNamed(declared, "the class of the field");
        List<Subject> subjects = Stream.concat(Stream.of(declaring), found.stream())
                .filter(type -> declaring.isAssignableFrom(type) && isConcrete(type))
                .distinct()
                .<Subject>map(type -> new Subject.OfField(type, field))
                .toList();
        if (subjects.isEmpty()) {
            throw declared.misuse(
                    Names.of(declaring) + " is abstract, and no concrete class that inherits the field is among"
                            + " the classes looked at, so nothing would be judged. Look at those that extend it as well.");
        }
        return subjects;
    }

    /** On a field of a test instance: what the field leads to. */
    static void requireAboutValue(Declared declared) {
        if (AnnotationElements.of(declared.annotation()).isPresent()) {
            throw declared.misuse(
                    "on a field of a test class only contracts about the field's value are judged, and this one is"
                            + " about where a class keeps its fields. Put it on that class, or name the class on a test: "
                            + AnnotationText.withOf(declared.annotation(), "TheClass.class") + ".");
        }
    }

    private static List<Subject> namedOnTest(Declared declared, String place) {
        List<Class<?>> named = named(declared);
        if (!named.isEmpty()) {
            return named.stream()
                    .distinct()
                    .map(type -> instancesOf(type, declared))
                    .toList();
        }
        throw AnnotationElements.of(declared.annotation()).isEmpty()
                ? declared.misuse("cannot stand on a " + place + ", as it has no element `of` to name the classes.")
                : declared.misuse("`of` must name the classes to check, as the annotation stands on a " + place + ": "
                        + AnnotationText.withOf(declared.annotation(), "TheClass.class") + ".");
    }

    private static void requireNoneNamed(Declared declared, String checked) {
        List<Class<?>> named = named(declared);
        if (!named.isEmpty()) {
            String classes = named.stream().map(Names::of).collect(Collectors.joining(", "));
            throw declared.misuse("`of` must be empty, as " + checked + " itself is checked, but names " + classes
                    + ". Only on a test class or test method it names the classes.");
        }
    }

    private static List<Class<?>> named(Declared declared) {
        try {
            return AnnotationElements.of(declared.annotation()).orElse(List.of());
        } catch (Misuse e) {
            throw e.at(declared.kind(), declared.site());
        }
    }

    private static Subject instancesOf(Class<?> type, Declared declared) {
        String other = kindWithoutInstances(type);
        if (!other.isEmpty() && !declared.check().inherited()) {
            throw declared.misuse(
                    Names.of(type) + " is " + other + ", which has no instances to lay out. Name a class.");
        }
        return new Subject.OfClass(type);
    }

    private static String kindWithoutInstances(Class<?> type) {
        if (type.isPrimitive()) {
            return "a primitive type";
        }
        if (type.isArray()) {
            return "an array type";
        }
        if (type.isAnnotation()) {
            return "an annotation type";
        }
        return type.isInterface() ? "an interface" : "";
    }

    private static boolean isConcrete(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers());
    }
}
