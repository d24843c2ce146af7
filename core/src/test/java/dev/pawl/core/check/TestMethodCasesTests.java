package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import com.acme.contracts.MinFields;
import com.acme.contracts.Quick;
import com.acme.contracts.SlimAndQuick;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestMethodCasesTests {

    static final class Entry {}

    @Quick(100)
    interface Api {
        @Quick(50)
        void of_the_interface();

        void of_the_class();
    }

    @Quick(20)
    abstract static class ParentTestCases implements Api {
        @MaxFields(value = 3, of = Entry.class)
        void overridden() {}

        @MaxFields(value = 3, of = Entry.class)
        @SuppressWarnings("unused")
        private void hidden() {}

        @Quick(7)
        void inherited() {}

        abstract <T> void generic(T value);
    }

    abstract static class GenericTestCases<T extends Number> {
        @Quick(9)
        void typed(T value) {}
    }

    static final class OfIntegerTestCases extends GenericTestCases<Integer> {
        @Override
        void typed(Integer value) {}

        void typed(String other) {}
    }

    static class ChildTestCases extends ParentTestCases {
        @Override
        void overridden() {}

        void hidden() {}

        @Override
        public void of_the_interface() {}

        @Override
        public void of_the_class() {}

        @Quick(1)
        void own() {}

        @Override
        @MaxFields(value = 0, of = Entry.class)
        <T> void generic(T value) {}

        @MaxFields(1)
        void without_subject() {}

        @MaxFields(
                value = 1,
                of = {Entry.class, Entry.class, String.class},
                because = "hot")
        @MinFields(value = 0, of = Entry.class)
        void several() {}

        @SlimAndQuick
        void composed() {}

        @MaxFields(value = -1, of = Entry.class)
        void wrong_value() {}

        @MaxFields(value = 1, of = Runnable.class)
        void of_interface() {}

        @MaxFields(value = 1, of = int.class)
        void of_primitive() {}

        @MaxFields(value = 1, of = int[].class)
        void of_array() {}

        @MaxFields(value = 1, of = Override.class)
        void of_annotation() {}

        void with_parameters(int count, String[] names) {}

        @SuppressWarnings("ClassCanBeStatic") // as a nested test class is
        class Nested {
            void test() {}
        }
    }

    @Test
    void the_contract_on_the_method_goes_before_that_on_the_class() {
        assertThat(names("own")).containsExactly("Quick(1) of TestMethodCasesTests.ChildTestCases.own()");
    }

    @Test
    void a_contract_on_a_superclass_is_inherited_and_goes_before_that_on_an_interface() {
        assertThat(names("of_the_class"))
                .containsExactly("Quick(20) of TestMethodCasesTests.ChildTestCases.of_the_class()");
    }

    @Test
    void a_contract_on_an_overridden_method_holds_for_the_overriding_one() {
        assertThat(names("overridden"))
                .containsExactly(
                        "MaxFields(3) of TestMethodCasesTests.Entry",
                        "Quick(20) of TestMethodCasesTests.ChildTestCases.overridden()");
        assertThat(names("of_the_interface"))
                .containsExactly("Quick(50) of TestMethodCasesTests.ChildTestCases.of_the_interface()");
    }

    @Test
    void a_private_method_is_not_overridden() {
        assertThat(names("hidden")).containsExactly("Quick(20) of TestMethodCasesTests.ChildTestCases.hidden()");
    }

    @Test
    void a_method_is_overridden_through_a_type_variable() throws NoSuchMethodException {
        assertThat(CasesOf.names(CasesOf.running()
                        .ofTestMethod(
                                OfIntegerTestCases.class,
                                OfIntegerTestCases.class.getDeclaredMethod("typed", Integer.class))))
                .containsExactly("Quick(9) of TestMethodCasesTests.OfIntegerTestCases.typed()");
        assertThat(CasesOf.running()
                        .ofTestMethod(
                                OfIntegerTestCases.class,
                                OfIntegerTestCases.class.getDeclaredMethod("typed", String.class)))
                .isEmpty();
    }

    @Test
    void an_inherited_method_is_judged_in_the_class_that_runs_it() {
        assertThat(names("inherited")).containsExactly("Quick(7) of TestMethodCasesTests.ChildTestCases.inherited()");
    }

    @Test
    void a_nested_class_has_the_contracts_of_the_class_around_it() {
        assertThat(CasesOf.names(CasesOf.method(ChildTestCases.Nested.class, "test")))
                .containsExactly("Quick(20) of TestMethodCasesTests.ChildTestCases.Nested.test()");
    }

    @Test
    void each_class_named_is_a_case_once() {
        assertThat(names("several"))
                .containsExactly(
                        "MaxFields(1) of TestMethodCasesTests.Entry",
                        "MaxFields(1) of String",
                        "MinFields(0) of TestMethodCasesTests.Entry",
                        "Quick(20) of TestMethodCasesTests.ChildTestCases.several()");
    }

    @Test
    void a_case_knows_why_and_where_it_is_declared() {
        ContractCase first = CasesOf.method(ChildTestCases.class, "several").get(0);

        assertThat(first.because()).isEqualTo("hot");
        assertThat(first.model()).isEqualTo("running");
        assertThat(first.tolerance()).isNull();
        assertThat(first.annotation()).isInstanceOf(MaxFields.class);
        assertThat(first.site().displayName()).isEqualTo("TestMethodCasesTests.ChildTestCases.several()");
        assertThat(first.site().element()).isEqualTo(CasesOf.methodOf(ChildTestCases.class, "several"));
    }

    @Test
    void a_site_shows_the_types_of_parameters() {
        assertThat(Site.of(CasesOf.methodOf(ChildTestCases.class, "with_parameters"))
                        .displayName())
                .isEqualTo("TestMethodCasesTests.ChildTestCases.with_parameters(int, String[])");
    }

    @Test
    void a_layout_contract_that_names_no_class_is_refused_with_the_form_to_write() {
        assertMisuse(
                "without_subject",
                "@MaxFields on TestMethodCasesTests.ChildTestCases.without_subject(): `of` must name the classes to check, as"
                        + " the annotation stands on a test method: @MaxFields(value = 1, of = TheClass.class).");
    }

    @Test
    void so_is_one_inside_a_composed_annotation() {
        assertMisuse(
                "composed",
                "@MaxFields on TestMethodCasesTests.ChildTestCases.composed(): `of` must name the classes to check, as the"
                        + " annotation stands on a test method: @MaxFields(because = \"slim things fit a line\", value = 2,"
                        + " of = TheClass.class).");
    }

    @Test
    void a_value_that_the_check_refuses_is_told_with_its_place() {
        assertMisuse(
                "wrong_value",
                "@MaxFields on TestMethodCasesTests.ChildTestCases.wrong_value(): `value` must be 0 or greater, but was -1.");
    }

    @Test
    void a_type_without_instances_is_refused() {
        String where = "@MaxFields on TestMethodCasesTests.ChildTestCases.";
        String better = ", which has no instances to lay out. Name a class.";

        assertMisuse("of_interface", where + "of_interface(): Runnable is an interface" + better);
        assertMisuse("of_primitive", where + "of_primitive(): int is a primitive type" + better);
        assertMisuse("of_array", where + "of_array(): int[] is an array type" + better);
        assertMisuse("of_annotation", where + "of_annotation(): Override is an annotation type" + better);
    }

    private static List<String> names(String method) {
        return CasesOf.names(CasesOf.method(ChildTestCases.class, method));
    }

    private static void assertMisuse(String method, String message) {
        assertThatThrownBy(() -> CasesOf.method(ChildTestCases.class, method))
                .isInstanceOf(Misuse.class)
                .hasMessage(message);
    }
}
