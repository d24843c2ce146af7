package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import com.acme.contracts.MinFields;
import com.acme.contracts.Quick;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpecificityTests {

    private static final String KNOWN_MODELS =
            " Known are running, compressed-oops, no-compressed-oops, compact-headers,"
                    + " compact-headers-no-compressed-oops, uncompressed, and each but the first with the field rule of another"
                    + " JDK, as in compact-headers@27.";

    @MaxFields(1)
    static final class General {}

    @MaxFields(1)
    @MaxFields(value = 2, on = "compact-headers")
    static final class WithModel {}

    @MaxFields(1)
    @MaxFields(value = 2, jdk = "21+")
    @MaxFields(value = 3, jdk = "17")
    static final class WithJdk {}

    @MaxFields(
            value = 1,
            on = {"running", "uncompressed", "running"})
    @MaxFields(value = 2, on = "running", jdk = "21")
    static final class WithBoth {}

    @MaxFields(1)
    @MaxFields(value = 1, because = "said twice")
    static final class Twice {}

    @MaxFields(1)
    @MaxFields(2)
    static final class TwoLimits {}

    @MaxFields(value = 1, jdk = "21")
    @MaxFields(
            value = 2,
            on = {"uncompressed", "running"})
    static final class EquallySpecific {}

    @MaxFields(value = 1, on = "uncompressed")
    @MaxFields(value = 2, on = "uncompressed")
    static final class EquallySpecificModel {}

    @MaxFields(3)
    @MinFields(2)
    static final class Between {}

    @MinFields(3)
    @MaxFields(2)
    static final class Contradicting {}

    @MaxFields(value = 1, on = "compact-header")
    static final class UnknownModel {}

    @MaxFields(value = 1, jdk = "1.8")
    static final class UnknownJdk {}

    static final class CallsTestCases {
        @Quick(1)
        void test() {}
    }

    @Test
    void a_contract_is_judged_on_the_running_vm_and_on_the_models_of_the_project() {
        assertThat(names(CasesOf.on(21), General.class)).containsExactly("MaxFields(1) of SpecificityTests.General");
        assertThat(names(CasesOf.on(21, "compact-headers", "running"), General.class))
                .containsExactly(
                        "MaxFields(1) of SpecificityTests.General",
                        "MaxFields(1) of SpecificityTests.General on compact-headers");
    }

    @Test
    void a_contract_that_cannot_name_models_is_judged_on_the_running_vm_only() {
        assertThat(CasesOf.on(21, "compact-headers")
                        .ofTestMethod(CallsTestCases.class, CasesOf.methodOf(CallsTestCases.class, "test")))
                .extracting(ContractCase::model)
                .containsExactly("running");
    }

    @Test
    void what_is_said_for_a_model_replaces_there_what_is_said_in_general() {
        assertThat(names(CasesOf.on(21, "compact-headers", "uncompressed"), WithModel.class))
                .containsExactly(
                        "MaxFields(1) of SpecificityTests.WithModel",
                        "MaxFields(1) of SpecificityTests.WithModel on uncompressed",
                        "MaxFields(2) of SpecificityTests.WithModel on compact-headers");
    }

    @Test
    void what_is_said_for_a_jdk_replaces_there_what_is_said_in_general() {
        assertThat(names(CasesOf.on(25), WithJdk.class)).containsExactly("MaxFields(2) of SpecificityTests.WithJdk");
        assertThat(names(CasesOf.on(20), WithJdk.class)).containsExactly("MaxFields(1) of SpecificityTests.WithJdk");
        assertThat(names(CasesOf.on(17), WithJdk.class)).containsExactly("MaxFields(3) of SpecificityTests.WithJdk");
    }

    @Test
    void what_is_said_for_both_replaces_what_is_said_for_one() {
        assertThat(names(CasesOf.on(21), WithBoth.class))
                .containsExactly(
                        "MaxFields(1) of SpecificityTests.WithBoth on uncompressed",
                        "MaxFields(2) of SpecificityTests.WithBoth");
    }

    @Test
    void what_is_said_twice_is_judged_once() {
        assertThat(names(CasesOf.on(21), Twice.class)).containsExactly("MaxFields(1) of SpecificityTests.Twice");
    }

    @Test
    void two_limits_of_equal_standing_are_refused() {
        assertMisuse(
                TwoLimits.class,
                "@MaxFields on SpecificityTests.TwoLimits: @MaxFields(1) and @MaxFields(2) are equally specific for"
                        + " SpecificityTests.TwoLimits. Keep one, or tell them apart by `jdk` or `on`.");
        assertMisuse(
                EquallySpecific.class,
                "@MaxFields on SpecificityTests.EquallySpecific: @MaxFields(1) and @MaxFields(2) are equally specific for"
                        + " SpecificityTests.EquallySpecific. Keep one, or tell them apart by `jdk` or `on`.");
        assertMisuse(
                EquallySpecificModel.class,
                "@MaxFields on SpecificityTests.EquallySpecificModel: @MaxFields(1) and @MaxFields(2) are equally specific for"
                        + " SpecificityTests.EquallySpecificModel on uncompressed. Keep one, or tell them apart by `jdk` or"
                        + " `on`.");
    }

    @Test
    void contracts_of_two_kinds_stand_side_by_side_if_both_can_hold() {
        assertThat(names(CasesOf.on(21), Between.class))
                .containsExactly(
                        "MaxFields(3) of SpecificityTests.Between", "MinFields(2) of SpecificityTests.Between");
    }

    @Test
    void contracts_that_cannot_both_hold_are_refused() {
        assertMisuse(
                Contradicting.class,
                "@MaxFields on SpecificityTests.Contradicting: @MaxFields(2) contradicts @MinFields(3) for"
                        + " SpecificityTests.Contradicting. No class has at most 2 and at least 3 fields.");
    }

    @Test
    void a_model_there_is_not_is_refused_with_the_element_or_setting_that_names_it() {
        assertMisuse(
                UnknownModel.class,
                "@MaxFields on SpecificityTests.UnknownModel: `on`: There is no layout model \"compact-header\"."
                        + " Did you mean compact-headers?" + KNOWN_MODELS);
        assertThatThrownBy(() -> CasesOf.on(21, "tiny-headers").ofClass(General.class, List.of()))
                .isInstanceOf(Misuse.class)
                .hasMessage("@MaxFields on SpecificityTests.General: pawl.layouts: There is no layout model"
                        + " \"tiny-headers\". Did you mean compact-headers?" + KNOWN_MODELS);
    }

    @Test
    void a_jdk_there_is_not_is_refused_with_its_place() {
        assertMisuse(
                UnknownJdk.class,
                "@MaxFields on SpecificityTests.UnknownJdk: `jdk` must be a feature release as in \"17\", or one and all later"
                        + " ones as in \"21+\", but was \"1.8\".");
    }

    private static List<String> names(Cases cases, Class<?> type) {
        return CasesOf.names(cases.ofClass(type, List.of()));
    }

    private static void assertMisuse(Class<?> type, String message) {
        assertThatThrownBy(() -> CasesOf.type(type)).isInstanceOf(Misuse.class).hasMessage(message);
    }
}
