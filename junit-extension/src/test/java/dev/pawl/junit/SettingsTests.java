package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.Outcome;
import dev.pawl.junit.testkit.PawlTestKit;
import dev.pawl.junit.testkit.Run;
import dev.pawl.junit.testkit.Subjects.Two;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTests {

    @ParameterizedTest
    @CsvSource({"pawl.exakt, off", "pawl.exact, maybe"})
    void what_is_set_wrongly_fails_the_engine_and_every_test_with_a_contract(String key, String value) {
        Run run = PawlTestKit.selecting(SomeTestCase.class).with(key, value).run();

        String message = run.test("settings of Pawl").message();
        assertThat(message).contains(key);
        run.failed("settings of Pawl", message)
                .failed("with_contract()", message)
                .failed("factory()", message)
                .passed("without_contract()")
                .andNothingElse();
    }

    @Test
    void what_is_set_for_one_run_ends_with_it() {
        PawlTestKit.selecting(SomeTestCase.class).with("pawl.exakt", "off").run();

        assertThat(PawlTestKit.run(SomeTestCase.class).test("with_contract()").status())
                .isEqualTo(Outcome.Status.PASSED);
    }

    static class SomeTestCase {
        @Test
        @MaxFields(value = 2, of = Two.class)
        void with_contract() {}

        @Test
        void without_contract() {}

        @TestFactory
        Stream<DynamicNode> factory() {
            return Contracts.inPackage("dev.pawl.junit.contractfixtures.below");
        }
    }
}
