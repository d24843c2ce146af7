package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import com.acme.contracts.Quick;
import com.acme.contracts.Slim;
import dev.pawl.ContractsOf;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassCasesTests {

    @MaxFields(3)
    static final class Entry {
        @MaxFields(1)
        long hits;

        int size;
    }

    @MaxFields(3)
    record Point(@MaxFields(1) int x, int y) {}

    @MaxFields(9)
    enum Colour {
        RED
    }

    abstract static class Value {
        @MaxFields(1)
        volatile long value;
    }

    abstract static class RightPadding extends Value {}

    static class Sequence extends RightPadding {}

    static final class SpecialSequence extends Sequence {}

    @MaxFields(value = 3, of = String.class)
    static final class NamesAnother {}

    @MaxFields(3)
    interface Shape {}

    @Quick(3)
    interface FastTests {}

    static final class OnMethod {
        @MaxFields(1)
        int size() {
            return 0;
        }
    }

    @MaxFields(value = 1, of = Entry.class)
    @Quick(3)
    static final class SomeTestCases {
        @MaxFields(value = 1, of = Entry.class)
        void test() {}
    }

    @MaxFields(1)
    static final class NamesNoneTestCases {}

    @ContractsOf(Entry.class)
    @MaxFields(1)
    interface EntryContracts {}

    @Test
    void a_class_declares_about_itself_and_its_fields() {
        assertThat(names(Entry.class))
                .containsExactly("MaxFields(3) of ClassCasesTests.Entry", "MaxFields(1) of ClassCasesTests.Entry.hits");
    }

    @Test
    void a_component_of_a_record_is_a_field_though_its_accessor_has_the_annotation_too() {
        assertThat(names(Point.class))
                .containsExactly("MaxFields(3) of ClassCasesTests.Point", "MaxFields(1) of ClassCasesTests.Point.x");
    }

    @Test
    void an_enum_is_a_class() {
        assertThat(names(Colour.class)).containsExactly("MaxFields(9) of ClassCasesTests.Colour");
    }

    @Test
    void a_field_of_an_abstract_class_is_judged_in_the_concrete_classes_found() {
        assertThat(names(Value.class, Entry.class, RightPadding.class, SpecialSequence.class, Sequence.class))
                .containsExactly(
                        "MaxFields(1) of ClassCasesTests.SpecialSequence.value",
                        "MaxFields(1) of ClassCasesTests.Sequence.value");
    }

    @Test
    void a_field_that_no_concrete_class_has_is_refused() {
        assertMisuse(
                Value.class,
                "@MaxFields on ClassCasesTests.Value.value: ClassCasesTests.Value is abstract, and no concrete class that"
                        + " inherits the field is among the classes looked at, so nothing would be judged. Look at those that"
                        + " extend it as well.");
    }

    @Test
    void a_class_that_names_another_is_refused() {
        assertMisuse(
                NamesAnother.class,
                "@MaxFields on ClassCasesTests.NamesAnother: `of` must be empty, as the annotated class itself is checked, but"
                        + " names String. Only on a test class or test method it names the classes.");
    }

    @Test
    void an_interface_is_refused_with_the_way_to_declare_for_other_classes() {
        assertMisuse(
                Shape.class,
                "@MaxFields on ClassCasesTests.Shape: ClassCasesTests.Shape is an interface, which has no instances to lay"
                        + " out. To declare contracts of other classes on it, add @ContractsOf(TheClass.class).");
    }

    @Test
    void an_interface_of_tests_declares_nothing_about_itself() {
        assertThat(names(FastTests.class)).isEmpty();
    }

    @Test
    void a_layout_contract_on_a_method_is_refused() {
        assertMisuse(
                OnMethod.class,
                "@MaxFields on ClassCasesTests.OnMethod.size(): nothing judges it on a method of a class that is no test. Put"
                        + " it on the class or a field.");
    }

    @Test
    void annotations_and_mix_ins_declare_nothing_about_themselves() {
        assertThat(names(Slim.class)).isEmpty();
        assertThat(names(EntryContracts.class)).isEmpty();
        assertThat(CasesOf.running().ofTestClass(EntryContracts.class)).isEmpty();
    }

    @Test
    void a_test_class_declares_about_the_classes_it_names() {
        assertThat(CasesOf.names(CasesOf.running().ofTestClass(SomeTestCases.class)))
                .containsExactly("MaxFields(1) of ClassCasesTests.Entry");
    }

    @Test
    void a_test_class_that_names_none_is_refused() {
        assertThatThrownBy(() -> CasesOf.running().ofTestClass(NamesNoneTestCases.class))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "@MaxFields on ClassCasesTests.NamesNoneTestCases: `of` must name the classes to check, as the"
                                + " annotation stands on a test class: @MaxFields(value = 1, of = TheClass.class).");
    }

    private static List<String> names(Class<?> type, Class<?>... found) {
        return CasesOf.names(CasesOf.type(type, found));
    }

    private static void assertMisuse(Class<?> type, String message) {
        assertThatThrownBy(() -> CasesOf.type(type)).isInstanceOf(Misuse.class).hasMessage(message);
    }
}
