package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import java.lang.reflect.Field;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldsTests {

    static class Base {
        static long created;
        long value;
        long sequence;
    }

    @SuppressWarnings("HidingField") // on purpose
    static class Derived extends Base {
        int value;
        int head;
    }

    static class Empty {}

    private static List<Field> find(Class<?> type, String... names) {
        return DeclaredFields.of(type).find(List.of(names));
    }

    @Test
    void finds_own_and_inherited_fields_in_the_order_asked_for() throws NoSuchFieldException {
        assertThat(find(Derived.class, "sequence", "head"))
                .containsExactly(Base.class.getDeclaredField("sequence"), Derived.class.getDeclaredField("head"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Base.value",
                "FieldsTests.Base.value",
                "FieldsTests$Base.value",
                "dev.pawl.core.check.layout.FieldsTests.Base.value",
                "dev.pawl.core.check.layout.FieldsTests$Base.value"
            })
    void tells_fields_of_one_name_apart_by_their_class(String name) throws NoSuchFieldException {
        assertThat(find(Derived.class, name)).containsExactly(Base.class.getDeclaredField("value"));
    }

    @Test
    void refuses_a_name_of_several_fields() {
        assertThatThrownBy(() -> find(Derived.class, "value"))
                .isInstanceOf(Misuse.class)
                .hasMessage("FieldsTests.Derived has 2 fields \"value\", its own and inherited ones."
                        + " Say which one: \"Derived.value\" or \"Base.value\".");
    }

    @Test
    void refuses_an_unknown_name_with_the_known_ones() {
        assertThatThrownBy(() -> find(Derived.class, "hesd"))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "FieldsTests.Derived has no field \"hesd\". Did you mean head? Its fields: value, head, sequence.");
        assertThatThrownBy(() -> find(Derived.class, "Other.head"))
                .isInstanceOf(Misuse.class)
                .hasMessage("FieldsTests.Derived has no field \"Other.head\". Did you mean head?"
                        + " Its fields: value, head, sequence.");
        assertThatThrownBy(() -> find(Derived.class, "completelyDifferent"))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "FieldsTests.Derived has no field \"completelyDifferent\". Its fields: value, head, sequence.");
        assertThatThrownBy(() -> find(Empty.class, "head"))
                .isInstanceOf(Misuse.class)
                .hasMessage("FieldsTests.Empty has no field \"head\". It has none at all.");
    }

    @Test
    void refuses_a_static_field() {
        assertThatThrownBy(() -> find(Derived.class, "created"))
                .isInstanceOf(Misuse.class)
                .hasMessage("Field \"created\" of FieldsTests.Derived is static, so it does not lie in its instances."
                        + " Name instance fields.");
    }

    @Test
    void refuses_one_field_under_two_names() {
        assertThatThrownBy(() -> find(Derived.class, "head", "Derived.head"))
                .isInstanceOf(Misuse.class)
                .hasMessage("Field \"head\" is named twice.");
    }

    @Test
    void calls_a_laid_out_field_by_its_class_only_where_its_name_is_not_enough() {
        ObjectLayout layout = HandMade.of(Derived.class)
                .inherited(Base.class, "long", "value", 16)
                .field("int", "value", 12)
                .field("int", "head", 24)
                .size(32);
        LaidOutFields fields = LaidOutFields.of(layout);
        List<FieldSpan> found = fields.find(List.of("Base.value", "Derived.value", "head"));
        assertThat(found).extracting(FieldSpan::offset).containsExactly(16L, 12L, 24L);
        assertThat(found).extracting(fields::label).containsExactly("Base.value", "Derived.value", "head");
    }

    @Test
    void refuses_a_field_that_is_not_laid_out() {
        LaidOutFields fields = LaidOutFields.of(HandMade.of(Derived.class).size(16));
        assertThatThrownBy(() -> fields.find(List.of("head")))
                .isInstanceOf(Misuse.class)
                .hasMessage("The layout of FieldsTests.Derived has no field \"head\".");
    }
}
