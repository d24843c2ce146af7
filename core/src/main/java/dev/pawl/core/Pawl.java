package dev.pawl.core;

import dev.pawl.core.check.Cases;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.report.Origin;
import dev.pawl.core.report.Recorder;
import dev.pawl.core.report.Result;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.SettingsReader;
import java.lang.reflect.Method;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Finds the contracts that are declared somewhere, judges them and records what came of it. The way in for test frameworks. */
public final class Pawl {

    private static volatile Supplier<Settings> settingsNow = SettingsReader::read;

    private final Settings settings;
    private final Cases cases;
    private final Judge judge;
    private final Consumer<Result> recorder;

    Pawl(Settings settings, Cases cases, Judge judge, Consumer<Result> recorder) {
        this.settings = settings;
        this.cases = cases;
        this.judge = judge;
        this.recorder = recorder;
    }

    /** Cheap: may be called as often as convenient. */
    public static Pawl with(Settings settings) {
        return new Pawl(
                settings,
                new Cases(settings.layouts(), Runtime.version().feature()),
                new Judge(
                        settings,
                        () -> SharedLayouts.with(settings.vmAccess()),
                        InstantSource.system(),
                        ZoneId::systemDefault),
                result -> Recorder.in(settings.reportDir()).record(result));
    }

    /**
     * The one that judges assertions in the code of tests, with the settings of system properties and the environment unless
     * {@link #takeSettingsFrom} names others.
     *
     * @throws dev.pawl.core.settings.BadSetting if one of these is not a setting
     */
    public static Pawl current() {
        return with(settingsNow.get());
    }

    /** Names where assertions in the code of tests get their settings from: a test framework may know more of them. */
    public static void takeSettingsFrom(Supplier<Settings> source) {
        settingsNow = source;
    }

    /**
     * The same, but a contract that cannot be meant is handed over, and hides no other one of the same element. What concerns an
     * element as a whole is thrown all the same.
     */
    public Pawl handingMisuseTo(Consumer<Misuse> receiver) {
        return new Pawl(settings, cases.handingMisuseTo(receiver), judge, recorder);
    }

    /**
     * The contracts of a test method: on it, on methods it overrides, and, for inherited checks, on its class, superclasses,
     * interfaces and enclosing classes. The nearest of a kind wins. Layout contracts need {@code of}.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofTestMethod(Class<?> testClass, Method method) {
        return cases.ofTestMethod(testClass, method);
    }

    /**
     * The layout contracts declared directly on a test class; they need {@code of}.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofTestClass(Class<?> testClass) {
        return cases.ofTestClass(testClass);
    }

    /**
     * The contracts an annotated class declares about itself and its fields; the latter also about the concrete subclasses among
     * those found.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofClass(Class<?> annotated, Collection<Class<?>> found) {
        return cases.ofClass(annotated, found);
    }

    /**
     * The contracts a {@link dev.pawl.ContractsOf} type declares about the classes it names, those on its methods included.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofMixIn(Class<?> contractsOf) {
        return cases.ofMixIn(contractsOf);
    }

    /**
     * The contracts on fields of a test instance, static and inherited ones too.
     *
     * @throws dev.pawl.core.check.Misuse if one of them cannot be meant
     */
    public List<ContractCase> ofTestFields(Object testInstance) {
        return cases.ofTestFields(testInstance);
    }

    /**
     * Judges cases, applies {@code @KnownViolation}, records every result before the next case is judged; keeps the order.
     *
     * @throws IllegalStateException if a contract fails in a way it did not foresee; the message names it
     */
    public List<Result> judge(List<ContractCase> judged, Origin origin) {
        List<Result> results = new ArrayList<>();
        for (ContractCase one : judged) {
            Result result = judge.judge(one, origin);
            recorder.accept(result);
            results.add(result);
        }
        return List.copyOf(results);
    }

    /** What the project has set. */
    public Settings settings() {
        return settings;
    }
}
