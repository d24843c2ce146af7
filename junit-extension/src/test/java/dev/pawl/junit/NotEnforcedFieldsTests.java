package dev.pawl.junit;

import dev.pawl.MaxDeepSize;
import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.PawlTestKit;
import dev.pawl.junit.testkit.Subjects.Two;
import org.junit.jupiter.api.Test;

/** Contracts on fields that would sleep. */
class NotEnforcedFieldsTests {

    @Test
    void a_deep_size_without_a_test_is_told() {
        PawlTestKit.run(DeepSizeTestCase.class)
                .failed(
                        "MaxDeepSize on NotEnforcedFieldsTests.DeepSizeTestCase.cache is not enforced",
                        "NotEnforcedFieldsTests.DeepSizeTestCase.cache: @MaxDeepSize is not enforced: the class has no test after"
                                + " which it could be judged. Move the field to the class with the tests.")
                .andNothingElse();
    }

    static class DeepSizeTestCase {
        @MaxDeepSize(100)
        Object cache = new Object();
    }

    @Test
    void a_contract_about_a_class_on_a_field_of_a_test_fails_its_tests() {
        PawlTestKit.run(StrayFieldTestCase.class)
                .failedSaying(
                        "body()",
                        "@MaxFields on NotEnforcedFieldsTests.StrayFieldTestCase.entry: on a field of a test class only contracts"
                                + " about the field's value are judged")
                .andNothingElse();
    }

    static class StrayFieldTestCase {
        @MaxFields(1)
        Two entry = new Two();

        @Test
        void body() {}
    }
}
