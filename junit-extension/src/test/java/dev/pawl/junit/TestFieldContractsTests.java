package dev.pawl.junit;

import dev.pawl.junit.testkit.MaxElements;
import dev.pawl.junit.testkit.PawlTestKit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Contracts on fields of test instances. */
class TestFieldContractsTests {

    @Test
    void are_judged_after_each_test_also_static_inherited_and_enclosing_ones() {
        PawlTestKit.run(FieldsTestCase.class, StaticFieldTestCase.class)
                .passed("empty()")
                .failedSaying("filled()", "@MaxElements")
                .failedSaying("nested_filled()", "@MaxElements")
                .failedSaying("shared_filled()", "@MaxElements")
                .andNothingElse();
    }

    static class FieldBaseTestCase {
        @MaxElements(1)
        private final List<String> cache = new ArrayList<>();

        final List<String> cache() {
            return cache;
        }
    }

    static class FieldsTestCase extends FieldBaseTestCase {
        @Test
        void empty() {}

        @Test
        void filled() {
            cache().addAll(List.of("a", "b"));
        }

        @Nested
        class InnerTestCase {
            @Test
            void nested_filled() {
                cache().addAll(List.of("a", "b"));
            }
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class StaticFieldTestCase {
        @MaxElements(1)
        static final List<String> SHARED = new ArrayList<>();

        @Test
        void shared_filled() {
            SHARED.addAll(List.of("a", "b"));
        }
    }
}
