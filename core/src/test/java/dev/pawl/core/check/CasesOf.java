package dev.pawl.core.check;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

/** Cases as tests ask for them: on JDK 21. */
final class CasesOf {

    private CasesOf() {}

    static Cases running() {
        return on(21);
    }

    static Cases on(int jdk, String... projectWide) {
        return new Cases(List.of(projectWide), jdk);
    }

    static List<ContractCase> method(Class<?> testClass, String name) {
        return running().ofTestMethod(testClass, methodOf(testClass, name));
    }

    static List<ContractCase> type(Class<?> annotated, Class<?>... found) {
        return running().ofClass(annotated, List.of(found));
    }

    static List<String> names(List<ContractCase> cases) {
        return cases.stream().map(ContractCase::name).toList();
    }

    /** The method of a name, of the class itself or else of its ancestors. */
    static Method methodOf(Class<?> type, String name) {
        return Ancestors.of(type).stream()
                .flatMap(ancestor -> Stream.of(ancestor.getDeclaredMethods()))
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .findFirst()
                .orElseThrow();
    }
}
