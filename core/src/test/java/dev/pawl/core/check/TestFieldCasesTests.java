package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.MaxDeepSize;
import dev.pawl.NoFalseSharing;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestFieldCasesTests {

    static class ParentTestCases {
        @MaxDeepSize(64)
        static final String SHARED = "shared";

        @MaxDeepSize(value = 100, because = "fits a page")
        private Object cache = "first";

        void replace() {
            cache = List.of(cache);
        }
    }

    static final class ChildTestCases extends ParentTestCases {
        @MaxDeepSize(16)
        Object empty;

        Object without;
    }

    static final class AboutLayoutTestCases {
        @NoFalseSharing
        long hits;
    }

    @Test
    void fields_of_the_class_and_its_superclasses_are_cases_static_ones_too() {
        assertThat(CasesOf.running().ofTestFields(new ChildTestCases()))
                .extracting(one -> one.subject().displayName())
                .containsExactly(
                        "TestFieldCasesTests.ParentTestCases.SHARED",
                        "TestFieldCasesTests.ParentTestCases.cache",
                        "TestFieldCasesTests.ChildTestCases.empty");
    }

    @Test
    void a_value_is_read_when_it_is_asked_for() {
        ChildTestCases instance = new ChildTestCases();
        List<ContractCase> cases = CasesOf.running().ofTestFields(instance);

        instance.replace();

        assertThat(cases)
                .extracting(one -> ((Subject.OfGraph) one.subject()).root().get())
                .containsExactly("shared", List.of("first"), null);
    }

    @Test
    void a_contract_about_a_layout_is_refused_with_the_form_to_write() {
        assertThatThrownBy(() -> CasesOf.running().ofTestFields(new AboutLayoutTestCases()))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "@NoFalseSharing on TestFieldCasesTests.AboutLayoutTestCases.hits: on a field of a test class only"
                                + " contracts about the field's value are judged, and this one is about where a class keeps its fields."
                                + " Put it on that class, or name the class on a test: @NoFalseSharing(of = TheClass.class).");
    }
}
