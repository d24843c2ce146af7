package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Fact;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineRulesTests {

    private static final List<String> ALL = List.of();

    private static ObjectLayout ofSize(long bytes) {
        return HandMade.of(Object.class).field("int", "only", 12).size(bytes);
    }

    /** Two longs so far apart. */
    private static ObjectLayout apart(long bytes) {
        return HandMade.of(Object.class)
                .field("long", "head", 16)
                .field("long", "tail", 16 + bytes)
                .size(24 + bytes);
    }

    @Nested
    class NoCacheLineStraddle {

        @ParameterizedTest
        @CsvSource({"16, true, 1", "64, true, 7", "72, false, 8", "136, false, 8"})
        void allows_all_but_certainty_unless_told_otherwise(long size, boolean holds, long favourable) {
            Outcome outcome = judge(1, ALL, ofSize(size));
            assertThat(outcome.holds()).isEqualTo(holds);
            assertThat(outcome.measured()).isEqualTo(new Probability(favourable, 8));
            assertThat(outcome.allowed()).hasToString("at less than 100 % of starts");
        }

        @ParameterizedTest
        @CsvSource({"0.5, true", "0.499, false", "0, false", "1, true"})
        void allows_the_probability_itself(double limit, boolean holds) {
            assertThat(judge(limit, ALL, ofSize(40)).holds()).isEqualTo(holds);
        }

        @Test
        void never_straddles_where_objects_are_aligned_to_lines() {
            VmModel aligned64 = new VmModel(12, 4, 64, 17, 128, true);
            ObjectLayout layout = HandMade.of(Object.class)
                    .under(aligned64)
                    .field("int", "a", 12)
                    .size(64);
            assertThat(judge(0, ALL, layout).holds()).isTrue();
        }

        @Test
        void judges_the_span_of_named_fields() {
            ObjectLayout layout = HandMade.of(Object.class)
                    .field("int", "a", 12)
                    .field("long", "b", 16)
                    .field("long", "c", 24)
                    .size(128);
            Outcome outcome = judge(0.125, List.of("c", "b"), layout);
            assertThat(outcome.holds()).isTrue();
            assertThat(outcome.measured()).isEqualTo(new Probability(1, 8));
            assertThat(outcome.facts())
                    .containsExactly(
                            new Fact("judged", "16 bytes from offset 16"),
                            new Fact("straddles", "at 1 of 8 starts (12.5 %), on 64-byte lines"));
        }

        @Test
        void says_what_size_would_pass() {
            assertThat(judge(1, ALL, ofSize(72)).advice())
                    .containsExactly("An instance of at most 64 bytes would pass.");
            assertThat(judge(0.3, ALL, ofSize(72)).advice())
                    .containsExactly("An instance of at most 24 bytes would pass.");
            assertThat(judge(0, ALL, ofSize(72)).advice())
                    .containsExactly("An instance of at most 8 bytes would pass.");
            assertThat(judge(0, List.of("head", "tail"), apart(8)).advice())
                    .containsExactly("A span of at most 8 bytes from a multiple of 8 would pass.");
        }

        @Test
        void says_how_it_is_broken() {
            assertThat(new NoCacheLineStraddleRule(ALL, new ProbabilityLimit(1)).broken())
                    .isEqualTo("always straddles a cache line, which @NoCacheLineStraddle forbids");
            assertThat(new NoCacheLineStraddleRule(ALL, new ProbabilityLimit(0.5)).broken())
                    .isEqualTo("straddles a cache line more often than @NoCacheLineStraddle allows");
        }

        @ParameterizedTest
        @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
        void refuses_what_is_no_probability(double limit) {
            assertThatThrownBy(() -> new ProbabilityLimit(limit))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`maxProbability` must be from 0 to 1, but was " + limit + ".");
        }

        @ParameterizedTest
        @CsvSource({"50, 0.5", "1.5, 0.015", "100, 1"})
        void asks_whether_a_number_above_1_is_a_percentage(double percent, String fraction) {
            assertThatThrownBy(() -> new ProbabilityLimit(percent)).hasMessageEndingWith(" % write " + fraction + ".");
        }

        @ParameterizedTest
        @CsvSource({
            "0, at 0 % of starts at most",
            "0.125, at 12.5 % of starts at most",
            "0.1, at 10 % of starts at most",
            "1, at less than 100 % of starts"
        })
        void shows_the_limit_as_a_percentage(double limit, String shown) {
            assertThat(new ProbabilityLimit(limit)).hasToString(shown);
        }

        private static Outcome judge(double limit, List<String> fields, ObjectLayout layout) {
            return new NoCacheLineStraddleRule(fields, new ProbabilityLimit(limit)).judge(layout, CacheLine.OF_64);
        }
    }

    @Nested
    class SeparateCacheLines {

        @ParameterizedTest
        @CsvSource({"8, false, 7", "56, false, 1", "64, true, 0", "120, true, 0"})
        void demands_a_line_between(long bytes, boolean holds, long favourable) {
            Outcome outcome = judge(List.of("tail", "head"), apart(bytes), CacheLine.OF_64);
            assertThat(outcome.holds()).isEqualTo(holds);
            assertThat(outcome.allowed()).isEqualTo(new Probability(0, 8));
            assertThat(outcome.measured()).isEqualTo(new Probability(favourable, 8));
        }

        @Test
        void demands_more_of_longer_lines() {
            assertThat(judge(List.of("head", "tail"), apart(64), CacheLine.OF_128)
                            .holds())
                    .isFalse();
            assertThat(judge(List.of("head", "tail"), apart(128), CacheLine.OF_128)
                            .holds())
                    .isTrue();
        }

        @Test
        void judges_each_pair_and_tells_the_broken_ones() {
            ObjectLayout layout = HandMade.of(Object.class)
                    .field("long", "a", 16)
                    .field("long", "b", 64)
                    .field("int", "c", 132)
                    .size(136);
            Outcome outcome = judge(List.of("a", "b", "c"), layout, CacheLine.OF_64);
            assertThat(outcome.holds()).isFalse();
            assertThat(outcome.measured()).isEqualTo(new Probability(2, 8));
            assertThat(outcome.facts())
                    .containsExactly(new Fact("a, b", "offsets 16 and 64, on one line at 2 of 8 starts (25 %)"));
            assertThat(outcome.advice()).containsExactly("Needed between a and b: 16 bytes more.");
        }

        @Test
        void refuses_fewer_than_two_fields() {
            assertThatThrownBy(() -> new SeparateCacheLinesRule(List.of()))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must name two or more fields, but was {}.");
            assertThatThrownBy(() -> new SeparateCacheLinesRule(List.of("head")))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must name two or more fields, but was \"head\".");
        }

        @Test
        void refuses_duplicate_and_empty_names() {
            assertThatThrownBy(() -> new SeparateCacheLinesRule(List.of("head", "tail", "head")))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must name each field once, but was {\"head\", \"tail\", \"head\"}.");
            assertThatThrownBy(() -> new SeparateCacheLinesRule(List.of("head", "")))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must name fields, but was {\"head\", \"\"}.");
        }

        @Test
        void contradicts_the_wish_for_one_line_of_a_pair() {
            SeparateCacheLinesRule separate = new SeparateCacheLinesRule(List.of("a", "b", "c"));
            SameCacheLineRule pair = new SameCacheLineRule(List.of("c", "Ring.a"), Bytes.of(64));
            SameCacheLineRule other = new SameCacheLineRule(List.of("a", "x"), Bytes.of(64));
            assertThat(separate.contradicts(pair)).contains("Fields cannot be kept apart and be wanted on one line.");
            assertThat(pair.contradicts(separate)).contains("Fields cannot be kept apart and be wanted on one line.");
            assertThat(separate.contradicts(other)).isEmpty();
        }

        private static Outcome judge(List<String> fields, ObjectLayout layout, CacheLine line) {
            return new SeparateCacheLinesRule(fields).judge(layout, line);
        }
    }

    @Nested
    class SameCacheLine {

        @ParameterizedTest
        @CsvSource({"8, true", "56, true", "64, false"})
        void allows_the_span_itself(long bytes, boolean holds) {
            Outcome outcome = judge(64, apart(bytes));
            assertThat(outcome.holds()).isEqualTo(holds);
            assertThat(outcome.allowed()).isEqualTo(Bytes.of(64));
            assertThat(outcome.measured()).isEqualTo(Bytes.of(bytes + 8));
        }

        @Test
        void always_tells_the_probability_of_one_line() {
            assertThat(judge(64, apart(8)).facts())
                    .containsExactly(
                            new Fact("offsets", "head 16, tail 24"),
                            new Fact("one line", "at 7 of 8 starts (87.5 %), on 64-byte lines"));
            assertThat(judge(64, apart(64)).facts()).contains(new Fact("one line", "never, on 64-byte lines"));
        }

        @Test
        void says_what_would_bring_the_fields_together() {
            assertThat(judge(64, apart(64)).advice())
                    .containsExactly(
                            "HotSpot lays the fields of one class out by size: fields of one size, declared one"
                                    + " after the other in one class, lie next to each other.");
            assertThat(judge(12, apart(8)).advice())
                    .containsExactly("The fields alone are 16 bytes, so they can never lie within 12 bytes.");
        }

        @Test
        void refuses_fewer_than_two_fields_and_no_room() {
            assertThatThrownBy(() -> new SameCacheLineRule(List.of("head"), Bytes.of(64)))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`value` must name two or more fields, but was \"head\".");
            assertThatThrownBy(() -> new SameCacheLineRule(List.of("head", "tail"), Bytes.of(0)))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("`within` must be 1 or greater, but was 0.");
        }

        private static Outcome judge(long within, ObjectLayout layout) {
            return new SameCacheLineRule(List.of("head", "tail"), Bytes.of(within)).judge(layout, CacheLine.OF_64);
        }
    }
}
