package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Fact;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SizeRulesTests {

    /** 12-byte header, 25 bytes of fields, 3 bytes lost at the end. */
    private static final ObjectLayout LOSES_AT_THE_END = HandMade.of(Object.class)
            .field("int", "weight", 12)
            .field("long", "a", 16)
            .field("long", "b", 24)
            .field("int", "c", 32)
            .field("byte", "flag", 36)
            .size(40);

    /** 12-byte header, 20 bytes of fields, 4 bytes lost in front of the first and 4 at the end. */
    private static final ObjectLayout LOSES_INSIDE = HandMade.of(Object.class)
            .field("long", "a", 16)
            .field("long", "b", 24)
            .field("int", "c", 32)
            .size(40);

    private static Outcome judge(LayoutRule rule, ObjectLayout layout) {
        return rule.judge(layout, CacheLine.OF_64);
    }

    @Nested
    class MaxInstanceSize {

        @ParameterizedTest
        @CsvSource({"39, false", "40, true", "41, true", "9223372036854775807, true"})
        void allows_the_limit_itself(long limit, boolean holds) {
            Outcome outcome = judge(new MaxInstanceSizeRule(Bytes.of(limit)), LOSES_AT_THE_END);
            assertThat(outcome.holds()).isEqualTo(holds);
            assertThat(outcome.allowed()).isEqualTo(Bytes.of(limit));
            assertThat(outcome.measured()).isEqualTo(Bytes.of(40));
        }

        @Test
        void gives_no_advice_where_it_holds() {
            assertThat(judge(new MaxInstanceSizeRule(Bytes.of(40)), LOSES_AT_THE_END)
                            .advice())
                    .isEmpty();
        }

        @Test
        void says_how_many_bytes_of_fields_must_go() {
            assertThat(judge(new MaxInstanceSizeRule(Bytes.of(32)), LOSES_AT_THE_END)
                            .advice())
                    .containsExactly(
                            "Without alignment gaps: 37 bytes, still 40 when aligned.",
                            "At least 5 bytes of fields must go.");
        }

        @Test
        void counts_down_to_the_largest_aligned_size_within_the_limit() {
            assertThat(judge(new MaxInstanceSizeRule(Bytes.of(39)), LOSES_AT_THE_END)
                            .advice())
                    .last()
                    .isEqualTo("At least 5 bytes of fields must go.");
        }

        @Test
        void says_where_closing_gaps_would_do() {
            assertThat(judge(new MaxInstanceSizeRule(Bytes.of(32)), LOSES_INSIDE)
                            .advice())
                    .containsExactly(
                            "Without alignment gaps: 32 bytes, which would pass.",
                            "HotSpot orders the fields of a class itself, so another order in the source closes no gap;"
                                    + " fields of other sizes, or declared in another class of the hierarchy, can.");
        }

        @Test
        void says_where_there_are_no_gaps() {
            ObjectLayout full = HandMade.of(Object.class)
                    .field("int", "a", 12)
                    .field("long", "b", 16)
                    .size(24);
            assertThat(judge(new MaxInstanceSizeRule(Bytes.of(16)), full).advice())
                    .containsExactly("There are no alignment gaps.", "At least 8 bytes of fields must go.");
        }

        @Test
        void says_where_the_header_alone_is_too_large() {
            assertThat(judge(new MaxInstanceSizeRule(Bytes.of(15)), LOSES_INSIDE)
                            .advice())
                    .containsExactly("No instance of any class is smaller than 16 bytes here.");
        }

        @ParameterizedTest
        @ValueSource(longs = {0, -1, Long.MIN_VALUE})
        void refuses_a_limit_below_one_byte(long limit) {
            assertThatThrownBy(() -> new MaxInstanceSizeRule(Bytes.of(limit)))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must be 1 or greater, but was " + limit + ".");
        }

        @Test
        void contradicts_an_exact_size_above_it() {
            MaxInstanceSizeRule max = new MaxInstanceSizeRule(Bytes.of(64));
            assertThat(max.contradicts(new InstanceSizeRule(Bytes.of(72))))
                    .contains("No instance has at most 64 bytes and exactly 72 bytes.");
            assertThat(new InstanceSizeRule(Bytes.of(72)).contradicts(max))
                    .contains("No instance has at most 64 bytes and exactly 72 bytes.");
            assertThat(max.contradicts(new InstanceSizeRule(Bytes.of(64)))).isEmpty();
            assertThat(max.contradicts(new MaxInstanceSizeRule(Bytes.of(8)))).isEmpty();
        }
    }

    @Nested
    class InstanceSize {

        @ParameterizedTest
        @CsvSource({"32, false", "40, true", "48, false"})
        void demands_the_size_itself(long size, boolean holds) {
            Outcome outcome = judge(new InstanceSizeRule(Bytes.of(size)), LOSES_AT_THE_END);
            assertThat(outcome.holds()).isEqualTo(holds);
            assertThat(outcome.allowed()).isEqualTo(Bytes.of(size));
            assertThat(outcome.measured()).isEqualTo(Bytes.of(40));
        }

        @Test
        void gives_advice_only_where_the_instance_is_too_large() {
            assertThat(judge(new InstanceSizeRule(Bytes.of(48)), LOSES_AT_THE_END)
                            .advice())
                    .isEmpty();
            assertThat(judge(new InstanceSizeRule(Bytes.of(32)), LOSES_AT_THE_END)
                            .advice())
                    .hasSize(2);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                41 | 40 and 48
                47 | 40 and 48
                9  | 8 and 16
                7  | 8
                1  | 8
                """)
        void refuses_a_size_that_no_instance_has(long size, String nearest) {
            assertThatThrownBy(() -> new InstanceSizeRule(Bytes.of(size)))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must be a multiple of 8, but was " + size
                            + ". HotSpot rounds every object up to 8 bytes at least, so no instance has that size."
                            + " Nearest that can hold: " + nearest + ".");
        }

        @ParameterizedTest
        @ValueSource(longs = {0, -8})
        void refuses_less_than_the_smallest_object(long size) {
            assertThatThrownBy(() -> new InstanceSizeRule(Bytes.of(size)))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must be 8 or greater, but was " + size + ".");
        }

        @Test
        void contradicts_another_exact_size() {
            InstanceSizeRule size = new InstanceSizeRule(Bytes.of(40));
            assertThat(size.contradicts(new InstanceSizeRule(Bytes.of(48))))
                    .contains("No instance has exactly 40 bytes and exactly 48 bytes.");
            assertThat(size.contradicts(new InstanceSizeRule(Bytes.of(40)))).isEmpty();
            assertThat(size.contradicts(new MaxAlignmentLossRule(Bytes.of(0)))).isEmpty();
        }
    }

    @Nested
    class MaxAlignmentLoss {

        @ParameterizedTest
        @CsvSource({"7, false", "8, true", "9, true"})
        void counts_gaps_inside_and_at_the_end(long limit, boolean holds) {
            Outcome outcome = judge(new MaxAlignmentLossRule(Bytes.of(limit)), LOSES_INSIDE);
            assertThat(outcome.holds()).isEqualTo(holds);
            assertThat(outcome.measured()).isEqualTo(Bytes.of(8));
            assertThat(outcome.facts())
                    .containsExactly(new Fact("inside", "4 bytes"), new Fact("at the end", "4 bytes"));
        }

        @Test
        void counts_an_object_without_fields() {
            ObjectLayout empty = HandMade.of(Object.class).size(16);
            assertThat(judge(new MaxAlignmentLossRule(Bytes.of(4)), empty).holds())
                    .isTrue();
            assertThat(judge(new MaxAlignmentLossRule(Bytes.of(3)), empty).holds())
                    .isFalse();
        }

        @Test
        void counts_what_a_larger_object_alignment_adds() {
            VmModel aligned16 = new VmModel(12, 4, 16, 17, 128, true);
            ObjectLayout layout = HandMade.of(Object.class)
                    .under(aligned16)
                    .field("int", "a", 12)
                    .field("int", "b", 16)
                    .size(32);
            assertThat(judge(new MaxAlignmentLossRule(Bytes.of(0)), layout).measured())
                    .isEqualTo(Bytes.of(12));
        }

        @Test
        void says_what_would_use_a_gap_at_the_end() {
            assertThat(judge(new MaxAlignmentLossRule(Bytes.of(0)), LOSES_AT_THE_END)
                            .advice())
                    .isEqualTo(List.of("The gap is at the end: 3 bytes more of fields would cost nothing."));
        }

        @Test
        void refuses_a_negative_limit() {
            assertThatThrownBy(() -> new MaxAlignmentLossRule(Bytes.of(-1)))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must be 0 or greater, but was -1.");
        }
    }
}
