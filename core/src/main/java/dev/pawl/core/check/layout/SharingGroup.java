package dev.pawl.core.check.layout;

import dev.pawl.NoFalseSharing;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The fields of one {@link NoFalseSharing#group}, in a class and where contracts of that class are declared. */
record SharingGroup(String name) {

    /**
     * The names of the members that a class has.
     *
     * @param site where else to look: a type or a method of the test side; null for nowhere
     */
    List<String> members(Class<?> type, @Nullable AnnotatedElement site) {
        if (name.isEmpty()) {
            return List.of();
        }
        DeclaredFields declared = DeclaredFields.of(type);
        return Stream.concat(onHierarchy(type, declared), site == null ? Stream.empty() : onSite(site))
                .flatMap(member -> declared.named(member).stream())
                .map(DeclaredFields::fullName)
                .distinct()
                .toList();
    }

    private Stream<String> onHierarchy(Class<?> type, DeclaredFields declared) {
        Stream<String> onFields =
                declared.inInstances().stream().filter(field -> belongs(field)).map(DeclaredFields::fullName);
        return Stream.concat(
                onFields,
                Stream.<Class<?>>iterate(type, declaring -> declaring != null, Class::getSuperclass)
                        .flatMap(this::listedOn));
    }

    /** On a {@code @ContractsOf} type methods stand for fields. */
    private Stream<String> onSite(AnnotatedElement site) {
        Class<?> type =
                site instanceof Method method ? method.getDeclaringClass() : site instanceof Class<?> c ? c : null;
        Stream<String> onMethods = type == null
                ? Stream.empty()
                : Arrays.stream(type.getDeclaredMethods()).filter(this::belongs).map(Method::getName);
        return Stream.concat(listedOn(site), onMethods);
    }

    private boolean belongs(AnnotatedElement member) {
        return declaredOn(member, new HashSet<>()).anyMatch(contract -> contract.value().length == 0);
    }

    private Stream<String> listedOn(AnnotatedElement element) {
        return declaredOn(element, new HashSet<>()).flatMap(contract -> Arrays.stream(contract.value()));
    }

    /** The contracts of this group on an element, those within composed annotations included. */
    private Stream<NoFalseSharing> declaredOn(AnnotatedElement element, Set<Class<?>> visited) {
        Stream<NoFalseSharing> direct = Arrays.stream(element.getDeclaredAnnotationsByType(NoFalseSharing.class))
                .filter(contract -> contract.group().equals(name));
        Stream<NoFalseSharing> composed = Arrays.stream(element.getDeclaredAnnotations())
                .map(Annotation::annotationType)
                .filter(visited::add)
                .flatMap(type -> declaredOn(type, visited));
        return Stream.concat(direct, composed);
    }
}
