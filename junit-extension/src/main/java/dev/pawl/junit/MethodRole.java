package dev.pawl.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestTemplate;
import org.junit.platform.commons.support.AnnotationSupport;

/** What a method is to JUnit Jupiter, and why its contracts are not judged if they are not. */
final class MethodRole {

    private static final List<Class<? extends Annotation>> LIFECYCLE =
            List.of(BeforeEach.class, AfterEach.class, BeforeAll.class, AfterAll.class);

    private MethodRole() {}

    /** Whether it is meant as a test: {@code @Test}, {@code @ParameterizedTest}, {@code @RepeatedTest} and the like. */
    static boolean isTest(Method method) {
        return AnnotationSupport.isAnnotated(method, Test.class)
                || AnnotationSupport.isAnnotated(method, TestTemplate.class);
    }

    /** Whether it is a test that Jupiter runs. */
    static boolean isRunnableTest(Method method) {
        return isTest(method) && obstacle(method).isEmpty() && !Modifier.isAbstract(method.getModifiers());
    }

    /** Why Jupiter runs no test of this method, with the way out; empty if it does, or an implementation might be one. */
    static Optional<Obstacle> obstacleToTest(Method method) {
        if (isTest(method)) {
            return obstacle(method);
        }
        if (AnnotationSupport.isAnnotated(method, TestFactory.class)) {
            return Optional.of(new Obstacle(
                    "a @TestFactory makes tests and is none itself",
                    "Put it on a @Test method, or return Contracts.of(…) from the factory."));
        }
        return Optional.of(lifecycle(method).orElseGet(MethodRole::noTest));
    }

    private static Optional<Obstacle> obstacle(Method method) {
        if (Modifier.isPrivate(method.getModifiers())) {
            return Optional.of(new Obstacle("JUnit does not run a private test method", "Make it package-private."));
        }
        if (Modifier.isStatic(method.getModifiers())) {
            return Optional.of(new Obstacle("JUnit does not run a static test method", "Make it an instance method."));
        }
        if (method.getReturnType() != void.class) {
            return Optional.of(new Obstacle(
                    "JUnit does not run a test method that returns a value",
                    "Make it void, and keep the result in a field."));
        }
        return Optional.empty();
    }

    private static Optional<Obstacle> lifecycle(Method method) {
        return LIFECYCLE.stream()
                .filter(annotation -> AnnotationSupport.isAnnotated(method, annotation))
                .findFirst()
                .map(annotation -> new Obstacle(
                        "a method with @" + annotation.getSimpleName() + " is no test",
                        "Put it on a @Test method, or on the class."));
    }

    private static Obstacle noTest() {
        return new Obstacle(
                "it is no test of JUnit Jupiter", "Add @Test, or put the annotation on the test that calls it.");
    }

    /**
     * Why something is not judged.
     *
     * @param reason half a sentence
     * @param instead what to write instead, as sentences
     */
    record Obstacle(String reason, String instead) {}
}
