package dev.pawl.core.check;

import static dev.pawl.core.check.MixInCasesTests.RING;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import dev.pawl.ContractsOf;
import dev.pawl.core.check.MixInCasesTests.Empty;
import dev.pawl.core.check.MixInCasesTests.IntRing;
import dev.pawl.core.check.MixInCasesTests.Ring;
import org.junit.jupiter.api.Test;

/** Types that cannot stand for the classes of others as they are written. */
class MixInMisuseTests {

    @ContractsOf
    @MaxFields(1)
    interface OfNothing {}

    @ContractsOf(className = "dev.pawl.core.check.MixInCasesTests.Ring.Node")
    interface WithDots {}

    @ContractsOf(className = RING + "$Nod")
    interface Misspelt {}

    @ContractsOf(className = "com.acme.Absent")
    interface Absent {}

    @ContractsOf(className = " ")
    interface Blank {}

    @ContractsOf(Ring.class)
    interface Unlimited {
        int size();
    }

    @ContractsOf(className = "com.acme.contracts.Quick$Node")
    interface NestedInNone {}

    @ContractsOf(Ring.class)
    interface NoSuchField {
        @MaxFields(1)
        int sizes();
    }

    @ContractsOf(Empty.class)
    interface NoFields {
        @MaxFields(1)
        int size();
    }

    @ContractsOf(Ring.class)
    interface OtherType {
        @MaxFields(1)
        long size();
    }

    @ContractsOf(Ring.class)
    interface OtherTypeOfReference {
        @MaxFields(1)
        String head();
    }

    @ContractsOf(Ring.class)
    interface WithParameters {
        @MaxFields(1)
        int size(int of);
    }

    @ContractsOf(IntRing.class)
    interface TwoFields {
        @MaxFields(1)
        int size();
    }

    @ContractsOf(Ring.class)
    @MaxFields(value = 1, of = String.class)
    interface NamesAnother {}

    @ContractsOf(Runnable.class)
    @MaxFields(1)
    interface OfInterface {}

    @ContractsOf(Ring.class)
    static final class OnField {
        @MaxFields(1)
        int size;
    }

    @Test
    void naming_no_class_is_refused() {
        assertMisuse(
                OfNothing.class,
                "@ContractsOf on MixInMisuseTests.OfNothing: names no class. Write @ContractsOf(TheClass.class), or for one"
                        + " that is not accessible @ContractsOf(className = \"com.acme.Ring$Node\").");
    }

    @Test
    void declaring_no_contract_is_refused() {
        assertMisuse(
                Unlimited.class,
                "@ContractsOf on MixInMisuseTests.Unlimited: declares no contract, so nothing would be judged. Put one on the"
                        + " type, or on a method with the name and the type of a field.");
    }

    @Test
    void a_blank_name_is_refused() {
        assertMisuse(
                Blank.class,
                "@ContractsOf on MixInMisuseTests.Blank: `className` must be a binary name as in \"com.acme.Ring$Node\", but"
                        + " was \" \".");
    }

    @Test
    void an_absent_class_is_told_with_where_it_was_looked_for() {
        assertMisuse(
                Absent.class,
                "@ContractsOf on MixInMisuseTests.Absent: `className` names com.acme.Absent, which is not on the class path of"
                        + " this test (app loader).");
    }

    @Test
    void a_dot_where_a_dollar_belongs_is_told() {
        assertMisuse(
                WithDots.class,
                "@ContractsOf on MixInMisuseTests.WithDots: `className` names dev.pawl.core.check.MixInCasesTests.Ring.Node,"
                        + " which is not on the class path of this test (app loader). Did you mean " + RING + "$Node?");
    }

    @Test
    void a_misspelt_nested_class_is_told_with_those_there_are() {
        assertMisuse(
                Misspelt.class,
                "@ContractsOf on MixInMisuseTests.Misspelt: `className` names " + RING
                        + "$Nod, which is not on the class path" + " of this test (app loader). Did you mean " + RING
                        + "$Node? There are: " + RING + "$Node.");
        assertMisuse(
                NestedInNone.class,
                "@ContractsOf on MixInMisuseTests.NestedInNone: `className` names com.acme.contracts.Quick$Node, which is not"
                        + " on the class path of this test (app loader). com.acme.contracts.Quick has no nested classes.");
    }

    @Test
    void a_method_without_a_field_is_told_with_those_there_are() {
        assertMisuse(
                NoSuchField.class,
                "@MaxFields on MixInMisuseTests.NoSuchField.sizes(): MixInCasesTests.Ring has no field \"sizes\". Did you mean"
                        + " size? Its fields: head, size.");
        assertMisuse(
                NoFields.class,
                "@MaxFields on MixInMisuseTests.NoFields.size(): MixInCasesTests.Empty has no field \"size\". It has no"
                        + " fields.");
    }

    @Test
    void a_method_of_another_type_than_the_field_is_told_with_both() {
        assertMisuse(
                OtherType.class,
                "@MaxFields on MixInMisuseTests.OtherType.size(): returns long, but field size of MixInCasesTests.Ring is of"
                        + " type int. Write: int size();");
        assertMisuse(
                OtherTypeOfReference.class,
                "@MaxFields on MixInMisuseTests.OtherTypeOfReference.head(): returns java.lang.String, but field head of"
                        + " MixInCasesTests.Ring is of type " + RING + "$Node. Write: Object head();");
    }

    @Test
    void a_method_with_parameters_is_refused() {
        assertMisuse(
                WithParameters.class,
                "@MaxFields on MixInMisuseTests.WithParameters.size(int): a method that stands for a field has no parameters,"
                        + " but this one has 1. Write: int size();");
    }

    @Test
    void a_method_that_could_stand_for_two_fields_is_refused() {
        assertMisuse(
                TwoFields.class,
                "@MaxFields on MixInMisuseTests.TwoFields.size(): MixInCasesTests.IntRing has 2 fields \"size\" of this type,"
                        + " declared by MixInCasesTests.IntRing, MixInCasesTests.Ring. Put the contract on the type, which can"
                        + " say which one.");
    }

    @Test
    void a_contract_that_names_another_class_is_refused() {
        assertMisuse(
                NamesAnother.class,
                "@MaxFields on MixInMisuseTests.NamesAnother: `of` must be empty, as the class that @ContractsOf names itself"
                        + " is checked, but names String. Only on a test class or test method it names the classes.");
    }

    @Test
    void a_target_without_instances_is_refused() {
        assertMisuse(
                OfInterface.class,
                "@MaxFields on MixInMisuseTests.OfInterface: Runnable is an interface, which has no instances to lay out. Name"
                        + " a class.");
    }

    @Test
    void a_contract_on_a_field_is_refused_with_the_method_to_write() {
        assertMisuse(
                OnField.class,
                "@MaxFields on MixInMisuseTests.OnField.size: a method of a @ContractsOf type stands for the field of the"
                        + " classes it names. Write: int size();");
    }

    private static void assertMisuse(Class<?> mixIn, String message) {
        assertThatThrownBy(() -> CasesOf.running().ofMixIn(mixIn))
                .isInstanceOf(Misuse.class)
                .hasMessage(message);
    }
}
