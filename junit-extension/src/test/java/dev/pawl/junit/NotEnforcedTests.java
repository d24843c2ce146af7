package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.MaxParameters;
import dev.pawl.junit.testkit.Outcome;
import dev.pawl.junit.testkit.PawlTestKit;
import dev.pawl.junit.testkit.Subjects.Two;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every place where JUnit would let a contract sleep. */
class NotEnforcedTests {

    @Test
    void an_overriding_method_loses_the_annotation() {
        PawlTestKit.run(OverridingTestCase.class)
                .passed("entry_stays_small()")
                .failed(
                        "MaxFields on NotEnforcedTests.OverridingTestCase.entry_stays_small() is not enforced",
                        "NotEnforcedTests.OverridingTestCase.entry_stays_small(): @MaxFields is not enforced: it stands on"
                                + " NotEnforcedTests.OverriddenTestCase.entry_stays_small(), and JUnit does not look at"
                                + " overridden methods. Repeat it on"
                                + " NotEnforcedTests.OverridingTestCase.entry_stays_small().")
                .andNothingElse();
    }

    abstract static class OverriddenTestCase {
        @Test
        @MaxFields(value = 1, of = Two.class)
        void entry_stays_small() {}
    }

    static class OverridingTestCase extends OverriddenTestCase {
        @Test
        @Override
        void entry_stays_small() {}
    }

    @Test
    void an_overriding_method_is_judged_where_the_extension_is_active_anyway() {
        PawlTestKit.run(ActiveOverridingTestCase.class)
                .failedSaying("entry_stays_small()", "@MaxFields")
                .andNothingElse();
    }

    @MaxParameters(0)
    static class ActiveOverridingTestCase extends OverriddenTestCase {
        @Test
        @Override
        void entry_stays_small() {}
    }

    @Test
    void lifecycle_methods_are_no_tests() {
        PawlTestKit.run(LifecycleTestCase.class)
                .passed("body()")
                .failed(
                        "MaxParameters on NotEnforcedTests.LifecycleTestCase.prepare() is not enforced",
                        "NotEnforcedTests.LifecycleTestCase.prepare(): @MaxParameters is not enforced: a method with @BeforeEach"
                                + " is no test. Put it on a @Test method, or on the class.")
                .failed(
                        "MaxParameters on NotEnforcedTests.LifecycleTestCase.tidy() is not enforced",
                        "NotEnforcedTests.LifecycleTestCase.tidy(): @MaxParameters is not enforced: a method with @AfterAll is"
                                + " no test. Put it on a @Test method, or on the class.")
                .andNothingElse();
    }

    static class LifecycleTestCase {
        @BeforeEach
        @MaxParameters(0)
        void prepare() {}

        @AfterAll
        @MaxParameters(0)
        static void tidy() {}

        @Test
        void body() {}
    }

    @Test
    void helper_methods_are_no_tests() {
        PawlTestKit.run(HelperTestCase.class)
                .passed("body()")
                .failed(
                        "MaxParameters on NotEnforcedTests.HelperTestCase.reference(int) is not enforced",
                        "NotEnforcedTests.HelperTestCase.reference(int): @MaxParameters is not enforced: it is no test of"
                                + " JUnit Jupiter. Add @Test, or put the annotation on the test that calls it.")
                .andNothingElse();
    }

    static class HelperTestCase {
        @Test
        void body() {}

        @MaxParameters(0)
        void reference(int unused) {}
    }

    @Test
    void an_abstract_class_alone_is_not_run() {
        PawlTestKit.run(OverriddenTestCase.class)
                .failed(
                        "MaxFields on NotEnforcedTests.OverriddenTestCase.entry_stays_small() is not enforced",
                        "NotEnforcedTests.OverriddenTestCase.entry_stays_small(): @MaxFields is not enforced:"
                                + " NotEnforcedTests.OverriddenTestCase is abstract, and no concrete subclass is among the"
                                + " selected classes. Run a subclass along with it, under a name that the build takes for a"
                                + " test.")
                .andNothingElse();
    }

    @Test
    void an_abstract_class_with_a_selected_subclass_is_enforced() {
        PawlTestKit.run(OverriddenTestCase.class, InheritingTestCase.class)
                .failedSaying("entry_stays_small()", "has more than @MaxFields allows")
                .andNothingElse();
    }

    static class InheritingTestCase extends OverriddenTestCase {}

    @Test
    void a_factory_is_no_test() {
        PawlTestKit.run(FactoryTestCase.class)
                .passed("dynamic")
                .failed(
                        "MaxFields on NotEnforcedTests.FactoryTestCase.factory() is not enforced",
                        "NotEnforcedTests.FactoryTestCase.factory(): @MaxFields is not enforced: a @TestFactory makes tests"
                                + " and is none itself. Put it on a @Test method, or return Contracts.of(…) from the"
                                + " factory.")
                .andNothingElse();
    }

    static class FactoryTestCase {
        @TestFactory
        @MaxFields(value = 1, of = Two.class)
        Stream<DynamicTest> factory() {
            return Stream.of(DynamicTest.dynamicTest("dynamic", () -> {}));
        }
    }

    @Test
    void tests_that_junit_does_not_run_are_told() {
        assertThat(PawlTestKit.run(UnrunnableTestCase.class).outcomes())
                .filteredOn(outcome -> outcome.id().startsWith("[engine:pawl]"))
                .extracting(Outcome::message)
                .containsExactlyInAnyOrder(
                        "NotEnforcedTests.UnrunnableTestCase.returning(): @MaxParameters is not enforced: JUnit does not run"
                                + " a test method that returns a value. Make it void, and keep the result in a field.",
                        "NotEnforcedTests.UnrunnableTestCase.hidden(): @MaxParameters is not enforced: JUnit does not run a"
                                + " private test method. Make it package-private.",
                        "NotEnforcedTests.UnrunnableTestCase.shared(): @MaxParameters is not enforced: JUnit does not run a"
                                + " static test method. Make it an instance method.");
    }

    @SuppressWarnings("JUnit4TestNotRun")
    static class UnrunnableTestCase {
        @Test
        void body() {}

        @Test
        @MaxParameters(0)
        int returning() {
            return 1;
        }

        @Test
        @MaxParameters(0)
        private void hidden() {}

        @Test
        @MaxParameters(0)
        static void shared() {}
    }

    @Test
    void what_several_classes_inherit_is_told_once() {
        assertThat(PawlTestKit.run(FirstUserTestCase.class, SecondUserTestCase.class)
                        .outcomes())
                .filteredOn(outcome -> outcome.status() == Outcome.Status.FAILED)
                .hasSize(1);
    }

    abstract static class WithHelperTestCase {
        @MaxParameters(0)
        void reference() {}
    }

    static class FirstUserTestCase extends WithHelperTestCase {
        @Test
        void body() {}
    }

    static class SecondUserTestCase extends WithHelperTestCase {
        @Test
        void body() {}
    }

    @Test
    void a_selected_method_is_looked_at_alone() {
        PawlTestKit.selecting(selectMethod(LifecycleTestCase.class, "prepare"))
                .run()
                .failedSaying(
                        "MaxParameters on NotEnforcedTests.LifecycleTestCase.prepare() is not enforced", "@BeforeEach")
                .andNothingElse();
    }
}
