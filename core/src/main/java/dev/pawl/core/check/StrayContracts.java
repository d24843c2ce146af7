package dev.pawl.core.check;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

/** Contracts that stand where nothing would judge them. */
final class StrayContracts {

    private StrayContracts() {}

    /**
     * Refuses layout contracts on the methods of a class, unless they name other classes as those of tests do. The accessor of a
     * record carries what stands on the component.
     */
    static void requireNoneOnMethods(Class<?> annotated) {
        for (Method method : DeclaredMembers.methodsIfReadable(annotated)) {
            if (Declarations.carriesContract(method) && !isAnnotatedComponent(annotated, method.getName())) {
                Declarations.on(method).forEach(StrayContracts::requireNamesClasses);
            }
        }
    }

    private static void requireNamesClasses(Declared declared) {
        boolean namesNone =
                AnnotationElements.of(declared.annotation()).orElse(List.of()).isEmpty();
        if (namesNone && !declared.check().inherited()) {
            throw declared.misuse(
                    "nothing judges it on a method of a class that is no test. Put it on the class or a field.");
        }
    }

    /** Refuses contracts on the fields of a type that declares them for other classes. */
    static void requireNoneOnFields(Class<?> mixIn) {
        for (Field field : DeclaredMembers.fields(mixIn)) {
            if (Declarations.carriesContract(field) && !hasAnnotatedAccessor(mixIn, field.getName())) {
                Declared first = Declarations.on(field).get(0);
                throw first.misuse(
                        "a method of a @ContractsOf type stands for the field of the classes it names. Write: "
                                + field.getType().getSimpleName() + " " + field.getName() + "();");
            }
        }
    }

    private static boolean isAnnotatedComponent(Class<?> type, String name) {
        return type.isRecord()
                && carries(DeclaredMembers.fields(type).stream()
                        .filter(field -> field.getName().equals(name)));
    }

    private static boolean hasAnnotatedAccessor(Class<?> type, String name) {
        return type.isRecord()
                && carries(DeclaredMembers.methods(type).stream()
                        .filter(method -> method.getName().equals(name) && method.getParameterCount() == 0));
    }

    private static boolean carries(Stream<? extends AnnotatedElement> elements) {
        return elements.anyMatch(Declarations::carriesContract);
    }
}
