package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.LayoutModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VmModelsTests {

    private static final VmModel RUNNING = new VmModel(12, 4, 16, 21, 64, false);

    @ParameterizedTest
    @CsvSource({
        "compressed-oops, 12, 4",
        "no-compressed-oops, 12, 8",
        "compact-headers, 8, 4",
        "compact-headers-no-compressed-oops, 8, 8",
        "uncompressed, 16, 8"
    })
    void a_name_stands_for_an_8_aligned_model_of_the_running_jdk(String name, int header, int reference) {
        assertThat(VmModels.named(name, RUNNING)).isEqualTo(new VmModel(header, reference, 8, 21, 64, false));
    }

    @Test
    void another_jdk_may_follow_the_name() {
        assertThat(VmModels.named("compact-headers@27", RUNNING)).isEqualTo(new VmModel(8, 4, 8, 27, 64, false));
    }

    @Test
    void the_running_model_is_taken_as_it_is() {
        assertThat(VmModels.named(LayoutModel.RUNNING, RUNNING)).isSameAs(RUNNING);
    }

    @Test
    void an_unknown_name_is_refused_with_the_known_ones_and_the_nearest() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> VmModels.named("compact-header", RUNNING))
                .withMessage(
                        "There is no layout model \"compact-header\". Did you mean compact-headers? Known are running,"
                                + " compressed-oops, no-compressed-oops, compact-headers, compact-headers-no-compressed-oops,"
                                + " uncompressed, and each but the first with the field rule of another JDK, as in"
                                + " compact-headers@27.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"compact-headers@", "compact-headers@14", "compact-headers@new", "compact-headers@-27"})
    void a_jdk_that_is_none_is_refused(String name) {
        String jdk = name.substring(name.indexOf('@') + 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> VmModels.named(name, RUNNING))
                .withMessage("In the layout model \"" + name + "\" a JDK from 15 on must follow the @, as in"
                        + " \"compact-headers@27\", but was \"" + jdk + "\".");
    }

    @Test
    void the_running_vm_cannot_be_asked_about_another_jdk() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> VmModels.named("running@27", RUNNING))
                .withMessage(
                        "The layout model \"running@27\" asks the running VM about another JDK. Name a model, as in"
                                + " \"compact-headers@27\".");
    }

    @Test
    void both_ways_to_the_running_model_agree() {
        assertThat(HotSpotLayouts.create(true).runningModel()).isEqualTo(VmModels.running());
    }

    @ParameterizedTest
    @CsvSource({
        "10, 4, 8, 17, 'a header has 8, 12 or 16 bytes, not 10'",
        "12, 5, 8, 17, 'a reference has 4 or 8 bytes, not 5'",
        "12, 4, 24, 17, 'the alignment is a power of two from 8 to 256, not 24'",
        "12, 4, 512, 17, 'the alignment is a power of two from 8 to 256, not 512'",
        "12, 4, 8, 14, 'the field rule is known from JDK 15 on, not 14'"
    })
    void a_model_no_vm_has_is_refused(int header, int reference, int alignment, int jdk, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new VmModel(header, reference, alignment, jdk, 128, true))
                .withMessage(message);
    }
}
