package dev.pawl.assertj;

import dev.pawl.core.report.Origin;
import java.lang.StackWalker.StackFrame;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.stream.Stream;

/** The test method that the current thread runs, whatever the framework: the first one on the stack that is annotated as one. */
final class TestInProgress {

    private static final Set<String> MARKS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate");

    private TestInProgress() {}

    static Origin find() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .walk(frames -> frames.filter(TestInProgress::isTest).findFirst())
                .map(frame -> new Origin(frame.getClassName(), frame.getMethodName()))
                .orElse(Origin.UNKNOWN);
    }

    /** An abstract class is no name to run a test by. */
    private static boolean isTest(StackFrame frame) {
        Class<?> type = frame.getDeclaringClass();
        return !Modifier.isAbstract(type.getModifiers())
                && annotations(frame, type)
                        .anyMatch(annotation ->
                                MARKS.contains(annotation.annotationType().getSimpleName()));
    }

    private static Stream<Annotation> annotations(StackFrame frame, Class<?> type) {
        try {
            Method method = type.getDeclaredMethod(
                    frame.getMethodName(), frame.getMethodType().parameterArray());
            return Stream.of(method.getDeclaredAnnotations());
        } catch (NoSuchMethodException | LinkageError constructorOrUnreadable) {
            return Stream.empty();
        }
    }
}
