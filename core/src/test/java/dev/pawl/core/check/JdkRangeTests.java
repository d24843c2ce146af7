package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JdkRangeTests {

    @ParameterizedTest
    @CsvSource({
        "21, 20, false",
        "21, 21, true",
        "21, 22, false",
        "21+, 20, false",
        "21+, 21, true",
        "21+, 99, true",
        "11+, 17, true",
        "'', 17, true",
        "'', 99, true"
    })
    void contains_the_jdk_named_and_with_a_plus_all_later_ones(String text, int feature, boolean contained) {
        assertThat(JdkRange.parse(text).contains(feature)).isEqualTo(contained);
    }

    @Test
    void an_empty_text_names_none() {
        assertThat(JdkRange.parse("").named()).isFalse();
        assertThat(JdkRange.parse("17").named()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.8", "17-21", "21 +", "+21", "017", "JDK 17", " ", "9999"})
    void anything_else_is_refused(String text) {
        assertThatThrownBy(() -> JdkRange.parse(text))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "`jdk` must be a feature release as in \"17\", or one and all later ones as in \"21+\", but was \""
                                + text + "\".");
    }

    @Test
    void a_jdk_that_pawl_never_runs_on_is_refused() {
        assertThatThrownBy(() -> JdkRange.parse("11"))
                .isInstanceOf(Misuse.class)
                .hasMessage("`jdk` must be 17 or later, as Pawl runs on no other, but was \"11\".");
    }
}
