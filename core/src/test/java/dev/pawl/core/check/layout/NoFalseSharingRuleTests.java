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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoFalseSharingRuleTests {

    private static final VmModel COMPACT = new VmModel(8, 4, 8, 25, 128, true);
    private static final String ADVICE =
            "HotSpot orders the fields of a class itself, so padding must lie in superclasses and"
                    + " subclasses, or come from @Contended with -XX:-RestrictContended.";

    private static ObjectLayout longAt(VmModel model, long offset, long size) {
        return HandMade.of(Object.class)
                .under(model)
                .field("long", "value", offset)
                .size(size);
    }

    private static Outcome judge(ObjectLayout layout, CacheLine line, String... fields) {
        return new NoFalseSharingRule(List.of(fields), List.of()).judge(layout, line);
    }

    @ParameterizedTest(name = "at {0} of {1} bytes")
    @CsvSource({
        "72, 136, true",
        "64, 136, false", // the class word of the header lies in the second 8 bytes
        "72, 128, false",
        "80, 144, true"
    })
    void demands_a_line_to_the_header_and_to_the_next_object(long offset, long size, boolean holds) {
        assertThat(judge(longAt(HandMade.JDK_17, offset, size), CacheLine.OF_64, "value")
                        .holds())
                .isEqualTo(holds);
    }

    @ParameterizedTest(name = "at {0} of {1} bytes")
    @CsvSource({"64, 128, true", "56, 128, false", "64, 120, false"})
    void demands_less_in_front_where_the_header_is_compact(long offset, long size, boolean holds) {
        assertThat(judge(longAt(COMPACT, offset, size), CacheLine.OF_64, "value")
                        .holds())
                .isEqualTo(holds);
    }

    @Test
    void demands_more_of_longer_lines() {
        Outcome outcome = judge(longAt(HandMade.JDK_17, 72, 136), CacheLine.OF_128, "value");
        assertThat(outcome.holds()).isFalse();
        assertThat(outcome.measured()).isEqualTo(new Probability(16, 16));
        assertThat(judge(longAt(HandMade.JDK_17, 136, 264), CacheLine.OF_128, "value")
                        .holds())
                .isTrue();
    }

    @Test
    void tells_what_is_near_and_what_padding_is_missing() {
        ObjectLayout layout = HandMade.of(Object.class)
                .field("long", "head", 16)
                .field("long", "tail", 64)
                .size(72);
        Outcome outcome = judge(layout, CacheLine.OF_64, "tail");
        assertThat(outcome.holds()).isFalse();
        assertThat(outcome.allowed()).isEqualTo(new Probability(0, 8));
        assertThat(outcome.measured()).isEqualTo(new Probability(8, 8));
        assertThat(outcome.facts())
                .containsExactly(new Fact(
                        "tail", "on one line with the next object (87.5 %), head (25 %), the header (12.5 %)"));
        assertThat(outcome.advice())
                .containsExactly("tail needs 16 bytes more in front of it and 56 bytes more behind it.", ADVICE);
    }

    @Test
    void names_the_nearest_neighbours_and_counts_the_rest() {
        HandMade layout = HandMade.of(Object.class).field("long", "value", 16);
        for (int i = 0; i < 6; i++) {
            layout.field("byte", "b" + i, 24 + i);
        }
        assertThat(judge(layout.size(32), CacheLine.OF_64, "value").facts())
                .containsExactly(new Fact(
                        "value",
                        "on one line with the header (87.5 %), b0 (87.5 %), b1 (87.5 %), b2 (87.5 %) and 5 more"));
    }

    @Test
    void listed_fields_may_not_share_among_themselves() {
        ObjectLayout layout = HandMade.of(Object.class)
                .field("long", "a", 136)
                .field("long", "b", 144)
                .size(280);
        assertThat(judge(layout, CacheLine.OF_64, "a", "b").facts()).hasSize(2);
        assertThat(judge(layout, CacheLine.OF_64, "a", "b").holds()).isFalse();
    }

    @Test
    void fields_of_a_group_may_share_among_themselves_and_with_nothing_else() {
        ObjectLayout layout = HandMade.of(Object.class)
                .field("long", "a", 136)
                .field("long", "b", 144)
                .size(280);
        assertThat(new NoFalseSharingRule(List.of("a"), List.of("b"))
                        .judge(layout, CacheLine.OF_64)
                        .holds())
                .isTrue();
        assertThat(new NoFalseSharingRule(List.of("a"), List.of("b"))
                        .judge(layout, CacheLine.OF_128)
                        .holds())
                .isTrue();
        ObjectLayout crowded = HandMade.of(Object.class)
                .field("long", "a", 136)
                .field("long", "b", 144)
                .field("long", "c", 152)
                .size(288);
        assertThat(new NoFalseSharingRule(List.of("a"), List.of("b"))
                        .judge(crowded, CacheLine.OF_64)
                        .facts())
                .containsExactly(new Fact("a", "on one line with c (75 %)"));
    }

    @Test
    void is_certain_where_objects_are_aligned_to_lines() {
        VmModel aligned64 = new VmModel(12, 4, 64, 17, 128, true);
        assertThat(judge(longAt(aligned64, 64, 128), CacheLine.OF_64, "value").holds())
                .isTrue();
        assertThat(judge(longAt(aligned64, 56, 64), CacheLine.OF_64, "value").measured())
                .isEqualTo(new Probability(1, 1));
    }

    @Test
    void refuses_no_fields_and_duplicates() {
        assertThatThrownBy(() -> new NoFalseSharingRule(List.of(), List.of()))
                .isInstanceOf(Misuse.class)
                .hasMessage("`value` must name the fields that are to be alone on their cache lines.");
        assertThatThrownBy(() -> new NoFalseSharingRule(List.of("a", "a"), List.of()))
                .isInstanceOf(Misuse.class)
                .hasMessage("`value` must name each field once, but was {\"a\", \"a\"}.");
    }

    @Test
    void contradicts_the_wish_for_one_line_with_a_field_outside_the_group() {
        NoFalseSharingRule alone = new NoFalseSharingRule(List.of("a"), List.of("b"));
        SameCacheLineRule withMember = new SameCacheLineRule(List.of("a", "b"), Bytes.of(64));
        SameCacheLineRule withOther = new SameCacheLineRule(List.of("c", "a"), Bytes.of(64));
        SameCacheLineRule ofOthers = new SameCacheLineRule(List.of("c", "d"), Bytes.of(64));
        String why = "A field cannot be alone on its cache lines and be wanted on one line with another.";
        assertThat(alone.contradicts(withOther)).contains(why);
        assertThat(withOther.contradicts(alone)).contains(why);
        assertThat(alone.contradicts(withMember)).isEmpty();
        assertThat(alone.contradicts(ofOthers)).isEmpty();
        assertThat(alone.contradicts(new SeparateCacheLinesRule(List.of("a", "b"))))
                .isEmpty();
    }
}
