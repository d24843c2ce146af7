package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.measure.layout.padded.After;
import dev.pawl.core.measure.layout.padded.Counted;
import dev.pawl.core.measure.layout.padded.Named;
import dev.pawl.core.measure.layout.padded.Used;
import dev.pawl.core.measure.layout.padded.UsedByASubclass;
import dev.pawl.core.measure.layout.padded.UsedByName;
import org.junit.jupiter.api.Test;

class PaddingFieldsTests {

    @Test
    void series_of_fields_that_no_code_touches_are_padding_in_every_class_of_the_hierarchy() {
        assertThat(PaddingFields.of(After.class))
                .contains("p1", "p7", "b000", "b006")
                .doesNotContain("value")
                .hasSize(14);
    }

    @Test
    void fields_called_padding_are() {
        assertThat(PaddingFields.of(Named.class))
                .containsExactlyInAnyOrder("pad0", "unused1", "lhsPadding1", "padding_left", "rhs_pad");
    }

    @Test
    void six_of_a_series_references_and_static_fields_are_not() {
        assertThat(PaddingFields.of(Counted.class)).isEmpty();
    }

    @Test
    void what_the_class_reads_is_not() {
        assertThat(PaddingFields.of(Used.class)).doesNotContain("p3").hasSize(6);
    }

    @Test
    void what_a_subclass_writes_is_not_in_the_subclass() {
        assertThat(PaddingFields.of(UsedByASubclass.class)).doesNotContain("p7").hasSize(6);
    }

    @Test
    void what_a_var_handle_names_is_not() {
        assertThat(PaddingFields.of(UsedByName.class)).doesNotContain("p1").hasSize(6);
    }
}
