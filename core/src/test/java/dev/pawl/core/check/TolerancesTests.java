package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import com.acme.contracts.MinFields;
import com.acme.contracts.Quick;
import dev.pawl.KnownViolation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class TolerancesTests {

    @MaxFields(1)
    @MinFields(1)
    @KnownViolation(because = "ticket 7", until = "2027-03-31")
    static final class All {
        @MaxFields(0)
        int field;
    }

    @MaxFields(1)
    @MinFields(1)
    @KnownViolation(because = "ticket 7", contract = MinFields.class)
    static final class One {}

    @Quick(3)
    @KnownViolation(because = "ticket 7")
    static class InheritedTestCases {
        void test() {}
    }

    @MinFields(1)
    @Composed
    @KnownViolation(because = "ticket 8", contract = Composed.class)
    static final class OneComposed {}

    @MaxFields(1)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Composed {}

    @MaxFields(1)
    @KnownViolation(because = "ticket 7")
    @Retention(RetentionPolicy.RUNTIME)
    @interface ComposedWithin {}

    @ComposedWithin
    static final class Within {}

    @MaxFields(1)
    @KnownViolation(because = " ")
    static final class Blank {}

    @MaxFields(1)
    @KnownViolation(because = "ticket 7", until = "2027-02-30")
    static final class NoDay {}

    @MaxFields(1)
    @KnownViolation(because = "ticket 7", contract = MinFields.class)
    static final class OtherKind {}

    @KnownViolation(because = "ticket 7")
    static final class NoContract {}

    static final class NoContractOnField {
        @KnownViolation(because = "ticket 7")
        int field;
    }

    @Test
    void it_is_about_every_contract_on_the_element_and_no_other() {
        Tolerance tolerance = new Tolerance("ticket 7", LocalDate.of(2027, 3, 31));

        assertThat(CasesOf.type(All.class))
                .extracting(ContractCase::tolerance)
                .containsExactly(tolerance, tolerance, null);
    }

    @Test
    void it_is_about_the_kinds_it_names() {
        assertThat(CasesOf.type(One.class))
                .extracting(ContractCase::tolerance)
                .containsExactly(null, new Tolerance("ticket 7", null));
    }

    @Test
    void a_composed_contract_can_be_named_as_it_is_written() {
        assertThat(CasesOf.type(OneComposed.class))
                .extracting(ContractCase::tolerance)
                .containsExactly(null, new Tolerance("ticket 8", null));
    }

    @Test
    void it_goes_with_a_contract_that_is_inherited() {
        assertThat(CasesOf.method(InheritedTestCases.class, "test"))
                .extracting(ContractCase::tolerance)
                .containsExactly(new Tolerance("ticket 7", null));
    }

    @Test
    void one_within_a_composed_contract_is_refused() {
        assertMisuse(
                Within.class,
                "@KnownViolation on TolerancesTests.ComposedWithin: does nothing on an annotation. Put it beside"
                        + " @TolerancesTests.ComposedWithin on TolerancesTests.Within.");
    }

    @Test
    void a_blank_reason_is_refused() {
        assertMisuse(
                Blank.class,
                "@KnownViolation on TolerancesTests.Blank: `because` must say why the violation is tolerated, but was \" \".");
    }

    @Test
    void a_day_there_is_not_is_refused() {
        assertMisuse(
                NoDay.class,
                "@KnownViolation on TolerancesTests.NoDay: `until` must be a day as in \"2027-03-31\", or empty for no end,"
                        + " but was \"2027-02-30\".");
    }

    @Test
    void a_kind_that_is_not_there_is_refused() {
        assertMisuse(
                OtherKind.class,
                "@KnownViolation on TolerancesTests.OtherKind: `contract` names @MinFields, but the contracts on"
                        + " TolerancesTests.OtherKind are: @MaxFields.");
    }

    @Test
    void an_element_without_contracts_is_refused() {
        assertMisuse(
                NoContract.class,
                "@KnownViolation on TolerancesTests.NoContract: there is no contract on TolerancesTests.NoContract whose"
                        + " violation it could tolerate. It must stand where the contract stands.");
        assertMisuse(
                NoContractOnField.class,
                "@KnownViolation on TolerancesTests.NoContractOnField.field: there is no contract on"
                        + " TolerancesTests.NoContractOnField.field whose violation it could tolerate. It must stand where the"
                        + " contract stands.");
    }

    private static void assertMisuse(Class<?> type, String message) {
        assertThatThrownBy(() -> CasesOf.type(type)).isInstanceOf(Misuse.class).hasMessage(message);
    }
}
