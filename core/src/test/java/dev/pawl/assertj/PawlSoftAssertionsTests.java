package dev.pawl.assertj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.util.List;
import org.assertj.core.api.AbstractSoftAssertions;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.opentest4j.TestAbortedException;

class PawlSoftAssertionsTests {

    @RegisterExtension
    private final JudgedHere judged = new JudgedHere();

    @Test
    void tell_all_that_is_broken_beside_assertj_s_own() throws IOException {
        PawlSoftAssertions softly = new PawlSoftAssertions();

        softly.assertThatLayout(Value.class).hasInstanceSizeAtMost(8).hasInstanceSizeAtMost(64);
        softly.assertThatGraph(new Value()).isAtMost(0);
        softly.assertThatArray(int[].class, 4).hasSizeAtMost(1);
        softly.assertThat(1).isEqualTo(2);

        assertThat(softly.errorsCollected())
                .extracting(error -> error.getMessage().lines().findFirst().orElseThrow())
                .containsExactly(
                        "PawlSoftAssertionsTests.Value is larger than @MaxInstanceSize allows",
                        "PawlSoftAssertionsTests.Value reaches more than @MaxDeepSize allows",
                        "int[4] is larger than hasSizeAtMost allows",
                        "");
        assertThat(judged.records()).hasSize(4);
    }

    @Test
    void show_the_callers_line() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> PawlSoftAssertions.assertSoftly(
                        softly -> softly.assertThatLayout(Value.class).hasInstanceSizeAtMost(1)))
                .withMessageContaining("at PawlSoftAssertionsTests.lambda$show_the_callers_line$");
    }

    @Test
    void what_could_not_be_judged_hides_nothing_that_is_broken() {
        judged.use(List.of(), false);
        PawlSoftAssertions softly = new PawlSoftAssertions();

        softly.assertThatGraph(new Value()).isAtMost(100);
        softly.assertThatLayout(Value.class).hasInstanceSizeAtMost(1);

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(softly::assertAll)
                .withMessageContaining("is larger than @MaxInstanceSize allows");
    }

    @Test
    void what_could_not_be_judged_aborts_the_test_where_nothing_is_broken() {
        judged.use(List.of(), false);

        assertThatExceptionOfType(TestAbortedException.class)
                .isThrownBy(() -> PawlSoftAssertions.assertSoftly(softly -> {
                    softly.assertThatGraph("first").isAtMost(100);
                    softly.assertThatGraph(List.of("second")).isAtMost(100);
                }))
                .withMessageContainingAll(
                        "String could not be judged", "ImmutableCollections.List12 could not be judged");
    }

    @Test
    void where_errors_are_delegated_what_could_not_be_judged_aborts_at_once() {
        judged.use(List.of(), false);
        PawlSoftAssertions softly = new PawlSoftAssertions();
        softly.setDelegate(new SoftAssertions());

        assertThatExceptionOfType(TestAbortedException.class)
                .isThrownBy(() -> softly.assertThatGraph("text").isAtMost(100));
    }

    @Test
    void serve_soft_assertions_of_the_users_own() {
        judged.use(List.of(), false);
        OwnSoftAssertions softly = new OwnSoftAssertions();

        softly.assertThatLayout(Value.class).hasInstanceSizeAtMost(1);

        assertThat(softly.errorsCollected()).hasSize(1);
        assertThatExceptionOfType(TestAbortedException.class)
                .isThrownBy(() -> softly.assertThatGraph("text").isAtMost(100));
    }

    @Test
    void values_that_cannot_be_meant_are_refused_at_once() {
        PawlSoftAssertions softly = new PawlSoftAssertions();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> softly.assertThatLayout(Value.class).hasInstanceSizeAtMost(0));
    }

    static final class OwnSoftAssertions extends AbstractSoftAssertions implements PawlSoftAssertionsProvider {}

    static class Value {
        int value;
    }
}
