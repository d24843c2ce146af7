package dev.pawl.core;

import dev.pawl.core.check.ContractCase;
import dev.pawl.core.report.Origin;
import dev.pawl.core.report.Result;
import dev.pawl.core.settings.Settings;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;

/** Finds the contracts that are declared somewhere, judges them and records what came of it. The way in for test frameworks. */
public final class Pawl {

    private final Settings settings;

    private Pawl(Settings settings) {
        this.settings = settings;
    }

    /** Cheap: may be called as often as convenient. */
    public static Pawl with(Settings settings) {
        return new Pawl(settings);
    }

    /**
     * The contracts of a test method: on it, on methods it overrides, and, for inherited checks, on its class, superclasses,
     * interfaces and enclosing classes. The nearest of a kind wins. Layout contracts need {@code of}.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofTestMethod(Class<?> testClass, Method method) {
        return List.of();
    }

    /**
     * The layout contracts declared directly on a test class; they need {@code of}.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofTestClass(Class<?> testClass) {
        return List.of();
    }

    /**
     * The contracts an annotated class declares about itself and its fields; the latter also about the concrete subclasses among
     * those found.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofClass(Class<?> annotated, Collection<Class<?>> found) {
        return List.of();
    }

    /**
     * The contracts a {@link dev.pawl.ContractsOf} type declares about the classes it names, those on its methods included.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofMixIn(Class<?> contractsOf) {
        return List.of();
    }

    /**
     * The contracts on fields of a test instance, static and inherited ones too.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofTestFields(Object testInstance) {
        return List.of();
    }

    /** Judges cases, applies {@code @KnownViolation}, records in the results file, counts for the summary; keeps the order. */
    public List<Result> judge(List<ContractCase> cases, Origin origin) {
        return List.of();
    }

    /** What the project has set. */
    public Settings settings() {
        return settings;
    }
}
