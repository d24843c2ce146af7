package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.MaxParameters;
import dev.pawl.junit.testkit.Outcome;
import dev.pawl.junit.testkit.PawlTestKit;
import dev.pawl.junit.testkit.Run;
import dev.pawl.junit.testkit.Slim;
import dev.pawl.junit.testkit.Subjects.Two;
import dev.pawl.junit.testkit.Subjects.Unknowable;
import dev.pawl.junit.testkit.VerySlim;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.MultipleFailuresError;
import org.opentest4j.TestAbortedException;

class PawlExtensionTests {

    @Test
    void a_contract_that_holds_lets_the_test_pass() {
        PawlTestKit.run(HoldingTestCase.class).passed("holds()").andNothingElse();
    }

    static class HoldingTestCase {
        @Test
        @MaxFields(value = 2, of = Two.class)
        void holds() {}
    }

    @Test
    void a_broken_contract_fails_the_test_with_what_was_allowed_and_measured() {
        Outcome outcome = PawlTestKit.run(BrokenTestCase.class).test("breaks()");

        assertThat(outcome.thrown()).isInstanceOf(AssertionFailedError.class);
        AssertionFailedError error = (AssertionFailedError) outcome.thrown();
        assertThat(error.getMessage()).contains("has more than @MaxFields allows", "count 1", "count 2");
        assertThat(error.getExpected().getStringRepresentation()).contains("count 1");
        assertThat(error.getActual().getStringRepresentation()).contains("count 2");
    }

    static class BrokenTestCase {
        @Test
        @MaxFields(value = 1, of = Two.class)
        void breaks() {}
    }

    @Test
    void several_broken_contracts_fail_the_test_together() {
        Outcome outcome = PawlTestKit.run(TwiceBrokenTestCase.class).test("breaks()");

        assertThat(outcome.thrown()).isInstanceOf(MultipleFailuresError.class);
        MultipleFailuresError error = (MultipleFailuresError) outcome.thrown();
        assertThat(error.getFailures()).hasSize(2);
        assertThat(error.getMessage()).startsWith("2 of 3 performance contracts failed (2 failures)");
    }

    static class TwiceBrokenTestCase {
        @Test
        @MaxFields(value = 1, of = Two.class)
        @MaxFields(value = 0, of = PawlExtensionTests.TwiceBrokenTestCase.One.class)
        @MaxFields(value = 0, of = Unknowable.class)
        void breaks() {}

        static class One {
            int a;
        }
    }

    @Test
    void what_cannot_be_judged_aborts_the_test() {
        Outcome outcome = PawlTestKit.run(UnknowableTestCase.class).test("unknowable()");

        assertThat(outcome.status()).isEqualTo(Outcome.Status.ABORTED);
        assertThat(outcome.thrown()).isInstanceOf(TestAbortedException.class);
        assertThat(outcome.message()).contains("Nobody can count them");
    }

    @Test
    void what_cannot_be_judged_fails_the_test_where_the_settings_say_so() {
        PawlTestKit.selecting(UnknowableTestCase.class)
                .with("pawl.environment", "fail")
                .run()
                .failedSaying("unknowable()", "Nobody can count them")
                .andNothingElse();
    }

    static class UnknowableTestCase {
        @Test
        @MaxFields(value = 0, of = Unknowable.class)
        void unknowable() {}
    }

    @Test
    void misuse_is_told_before_the_body_runs() {
        MisusedTestCase.calls.set(0);

        Run run = PawlTestKit.run(MisusedTestCase.class);

        run.failed(
                "misused()",
                "@MaxFields on PawlExtensionTests.MisusedTestCase.misused(): `value` must be 0 or greater, but was -1.");
        assertThat(run.test("misused()").thrown()).isInstanceOf(ExtensionConfigurationException.class);
        assertThat(MisusedTestCase.calls).hasValue(0);
    }

    static class MisusedTestCase {
        static final AtomicInteger calls = new AtomicInteger();

        @BeforeEach
        void count() {
            calls.incrementAndGet();
        }

        @Test
        @MaxFields(value = -1, of = Two.class)
        void misused() {
            calls.incrementAndGet();
        }
    }

    @Test
    void the_bodys_own_failure_goes_through_and_nothing_is_judged() {
        PawlTestKit.run(ThrowingTestCase.class)
                .failed("throwing()", "the body's own")
                .andNothingElse();
    }

    static class ThrowingTestCase {
        @Test
        @MaxFields(value = 1, of = Two.class)
        void throwing() {
            throw new IllegalStateException("the body's own");
        }
    }

    @Test
    void composed_and_doubly_composed_contracts_are_judged() {
        PawlTestKit.run(ComposedTestCase.class)
                .failedSaying("composed()", "@MaxFields")
                .failedSaying("doubly_composed()", "@MaxFields")
                .andNothingElse();
    }

    static class ComposedTestCase {
        @Test
        @Slim
        void composed() {}

        @Test
        @VerySlim
        void doubly_composed() {}
    }

    @Test
    void parameterized_and_repeated_tests_are_judged_for_each_invocation() {
        PawlTestKit.run(TemplateTestCase.class)
                .failedSaying("[1] 1", "@MaxFields")
                .failedSaying("[2] 2", "@MaxFields")
                .failedSaying("repetition 1 of 2", "@MaxFields")
                .failedSaying("repetition 2 of 2", "@MaxFields")
                .andNothingElse();
    }

    static class TemplateTestCase {
        @ParameterizedTest(name = "[{index}] {0}")
        @ValueSource(ints = {1, 2})
        @Slim
        void with_parameters(int value) {
            assertThat(value).isPositive();
        }

        @RepeatedTest(2)
        @Slim
        void repeated() {}
    }

    @Test
    void inherited_test_methods_are_judged_in_the_subclass() {
        PawlTestKit.run(InheritingTestCase.class)
                .failedSaying("inherited()", "@MaxFields")
                .andNothingElse();
    }

    abstract static class BaseTestCase {
        @Test
        @Slim
        void inherited() {}
    }

    static class InheritingTestCase extends BaseTestCase {}

    @Test
    void inherited_contracts_of_a_class_and_of_enclosing_ones_are_those_of_each_test() {
        PawlTestKit.run(OuterTestCase.class)
                .passed("without()")
                .failedSaying("[1] 1", "@MaxParameters")
                .failedSaying("[1] 2", "@MaxParameters")
                .passed("own_limit_wins(TestInfo)")
                .andNothingElse();
    }

    @MaxParameters(0)
    static class OuterTestCase {
        @Test
        void without() {}

        @ParameterizedTest(name = "[{index}] {0}")
        @ValueSource(ints = 1)
        void with(int value) {
            assertThat(value).isPositive();
        }

        @Nested
        class InnerTestCase {
            @ParameterizedTest(name = "[{index}] {0}")
            @ValueSource(ints = 2)
            void with(int value) {
                assertThat(value).isPositive();
            }

            @Test
            @MaxParameters(1)
            void own_limit_wins(TestInfo info) {
                assertThat(info).isNotNull();
            }
        }
    }

    @Test
    void tests_carry_the_tags_of_their_contracts() {
        assertThat(PawlTestKit.run(HoldingTestCase.class).test("holds()").tags())
                .contains("fields");
    }
}
