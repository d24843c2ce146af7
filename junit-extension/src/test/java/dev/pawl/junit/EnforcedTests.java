package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.MaxParameters;
import dev.pawl.junit.testkit.PawlTestKit;
import dev.pawl.junit.testkit.Subjects.Two;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every right use, which is not reported. */
class EnforcedTests {

    @Test
    void right_uses_are_not_told() {
        assertThat(PawlTestKit.run(RightTestCase.class, RightSubclassTestCase.class)
                        .outcomes())
                .filteredOn(outcome -> outcome.id().startsWith("[engine:pawl]"))
                .isEmpty();
    }

    interface RightInterface {
        @Test
        @MaxParameters(0)
        default void from_interface() {}
    }

    static class RightTestCase implements RightInterface {
        @Test
        @MaxFields(value = 2, of = Two.class)
        void plain() {}

        @RepeatedTest(2)
        @MaxParameters(0)
        void repeated() {}

        @ParameterizedTest
        @ValueSource(ints = 1)
        @MaxParameters(1)
        void parameterized(int value) {
            assertThat(value).isOne();
        }

        @Test
        @Disabled
        @MaxParameters(0)
        void disabled() {}

        @Nested
        class InnerTestCase {
            @Test
            @MaxParameters(0)
            void inner() {}
        }
    }

    static class RightSubclassTestCase extends RightTestCase {
        @Test
        @Override
        @MaxFields(value = 2, of = Two.class)
        void plain() {}
    }
}
