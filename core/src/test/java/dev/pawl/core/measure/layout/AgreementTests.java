package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.FieldData;

class AgreementTests {

    private static final VmModel MODEL = VmModels.running();

    private final DeclaredClass declared = DeclaredClass.of(Pair.class, false);
    private final Agreement agreement =
            new Agreement(MODEL, declared, VmAccess.open().orElseThrow());
    private final FieldData first = declared.fields().get(0);
    private final FieldData second = declared.fields().get(1);
    private final int start = MODEL.headerBytes();

    @Test
    void fields_where_the_rule_has_them_are_confirmed() {
        Placement rule = rule(start, start + 4);

        assertThat(agreement.confirmed(rule)).isEqualTo(rule);
    }

    @Test
    void equal_primitives_may_be_exchanged_because_sorting_need_not_be_stable() {
        assertThat(agreement.confirmed(rule(start + 4, start)).fields())
                .extracting(PlacedField::offset)
                .containsExactly(start, start + 4);
    }

    @Test
    void a_field_elsewhere_is_not_understood() {
        assertThatExceptionOfType(LayoutNotUnderstood.class)
                .isThrownBy(() -> agreement.confirmed(rule(start, start + 8)))
                .withMessage("layout not understood: " + Pair.class.getName() + ".second lies at " + (start + 4)
                        + ", where the rule of JDK " + MODEL.jdk() + " has it at " + (start + 8) + " ("
                        + Runtime.version()
                        + ", " + MODEL + ")");
    }

    private Placement rule(int firstOffset, int secondOffset) {
        return Placement.measured(
                MODEL,
                List.of(new PlacedField(first, firstOffset, 4, false), new PlacedField(second, secondOffset, 4, false)),
                false);
    }

    @SuppressWarnings("unused")
    static class Pair {
        int first;
        int second;
    }
}
