package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The closed forms against counting over every start. */
class CacheLinesTests {

    private static final int LARGEST = 512;
    private static final String LINES_AND_ALIGNMENTS = """
            64, 8
            64, 16
            64, 64
            64, 256
            128, 8
            128, 16
            128, 64
            128, 128
            """;

    @ParameterizedTest(name = "lines of {0} bytes, {1}-aligned")
    @CsvSource(textBlock = LINES_AND_ALIGNMENTS)
    void knows_how_likely_an_object_of_any_size_crosses_a_line(int line, int alignment) {
        CacheLines lines = new CacheLines(new CacheLine(line), alignment);
        for (int size = 1; size <= LARGEST; size++) {
            ByteSpan object = new ByteSpan(0, size);
            assertThat(lines.crossing(object))
                    .as("%s", object)
                    .isEqualTo(count(lines, start -> lineOf(line, start) != lineOf(line, start + object.to() - 1)));
        }
    }

    @ParameterizedTest(name = "lines of {0} bytes, {1}-aligned")
    @CsvSource(textBlock = LINES_AND_ALIGNMENTS)
    void knows_how_likely_any_span_within_an_object_crosses_a_line_or_stays_on_one(int line, int alignment) {
        CacheLines lines = new CacheLines(new CacheLine(line), alignment);
        for (int from = -alignment; from < LARGEST; from += 3) {
            for (int to = from + 1; to <= LARGEST; to += 5) {
                ByteSpan span = new ByteSpan(from, to);
                Probability counted =
                        count(lines, start -> lineOf(line, start + span.from()) != lineOf(line, start + span.to() - 1));
                check(lines.crossing(span).equals(counted), lines, span);
                check(lines.together(span).favourable() == counted.possible() - counted.favourable(), lines, span);
            }
        }
    }

    @ParameterizedTest(name = "lines of {0} bytes, {1}-aligned")
    @CsvSource(textBlock = LINES_AND_ALIGNMENTS)
    void knows_how_many_lines_an_object_touches(int line, int alignment) {
        CacheLines lines = new CacheLines(new CacheLine(line), alignment);
        for (int size = 1; size <= LARGEST; size++) {
            int bytes = size;
            long[] touched = LongStream.of(starts(lines))
                    .map(start -> lineOf(line, start + bytes - 1) - lineOf(line, start) + 1)
                    .sorted()
                    .toArray();
            assertThat(lines.fewest(size)).as("%d bytes", size).isEqualTo(touched[0]);
            assertThat(lines.most(size)).as("%d bytes", size).isEqualTo(touched[touched.length - 1]);
        }
    }

    @ParameterizedTest(name = "lines of {0} bytes, {1}-aligned")
    @CsvSource(textBlock = LINES_AND_ALIGNMENTS)
    void knows_how_likely_two_fields_share_a_line_and_what_would_part_them(int line, int alignment) {
        CacheLines lines = new CacheLines(new CacheLine(line), alignment);
        forEachFieldPair(4, (one, other) -> {
            Probability counted = count(lines, start -> share(line, start, one, other));
            check(lines.sharing(one, other).equals(counted), lines, one, other);
            check(lines.sharing(other, one).equals(counted), lines, one, other);
            long missing = lines.missing(one, other);
            check(missing == 0 == counted.isImpossible(), lines, one, other);
            check(lines.sharing(one, shifted(other, missing)).isImpossible(), lines, one, other);
            long step = Math.min(alignment, line);
            check(
                    missing == 0
                            || !lines.sharing(one, shifted(other, missing - step))
                                    .isImpossible(),
                    lines,
                    one,
                    other);
        });
    }

    @ParameterizedTest(name = "lines of {0} bytes, {1}-aligned")
    @CsvSource(textBlock = LINES_AND_ALIGNMENTS)
    void knows_how_likely_a_field_shares_a_line_with_any_of_its_neighbours(int line, int alignment) {
        CacheLines lines = new CacheLines(new CacheLine(line), alignment);
        forEachFieldPair(20, (header, field) -> {
            for (long gap = 0; gap <= 2L * line; gap += 8) {
                ByteSpan next = new ByteSpan(field.to() + gap, field.to() + gap + 1);
                Probability counted =
                        count(lines, start -> share(line, start, field, header) || share(line, start, field, next));
                check(lines.sharingAny(field, List.of(next, header)).equals(counted), lines, header, field, next);
            }
        });
    }

    @Test
    void a_field_without_neighbours_shares_nothing() {
        CacheLines lines = new CacheLines(CacheLine.OF_64, 8);
        assertThat(lines.sharingAny(new ByteSpan(16, 24), List.of())).isEqualTo(new Probability(0, 8));
        assertThat(lines.sharingAny(new ByteSpan(16, 24), List.of(new ByteSpan(24, 32))))
                .isEqualTo(new Probability(7, 8));
        assertThat(lines.sharingAny(new ByteSpan(16, 24), List.of(new ByteSpan(0, 16))))
                .isEqualTo(new Probability(7, 8));
    }

    @ParameterizedTest(
            name = "an object of {0} bytes straddles a line of 64 in {1} of 8 cases, one of 128 in {2} of 16")
    @CsvSource({
        "8, 0, 0",
        "16, 1, 1",
        "24, 2, 2",
        "32, 3, 3",
        "40, 4, 4",
        "56, 6, 6",
        "64, 7, 7",
        "72, 8, 8",
        "128, 8, 15",
        "136, 8, 16"
    })
    void agrees_with_the_known_fractions(int size, long of64, long of128) {
        ByteSpan object = new ByteSpan(0, size);
        assertThat(new CacheLines(CacheLine.OF_64, 8).crossing(object)).isEqualTo(new Probability(of64, 8));
        assertThat(new CacheLines(CacheLine.OF_128, 8).crossing(object)).isEqualTo(new Probability(of128, 16));
    }

    @Test
    void an_object_aligned_to_lines_has_one_start() {
        CacheLines lines = new CacheLines(CacheLine.OF_64, 256);
        assertThat(lines.starts()).isEqualTo(1);
        assertThat(lines.crossing(new ByteSpan(0, 64)).isImpossible()).isTrue();
        assertThat(lines.crossing(new ByteSpan(0, 65)).isCertain()).isTrue();
        assertThat(lines.sharing(new ByteSpan(56, 64), new ByteSpan(64, 72)).isImpossible())
                .isTrue();
    }

    @Test
    void a_long_between_seven_longs_on_each_side_is_apart_from_all_for_64_and_from_nothing_outside_for_128() {
        ByteSpan value = new ByteSpan(72, 80);
        List<ByteSpan> outside = List.of(new ByteSpan(-1, 0), new ByteSpan(0, 12), new ByteSpan(136, 137));
        CacheLines of64 = new CacheLines(CacheLine.OF_64, 8);
        CacheLines of128 = new CacheLines(CacheLine.OF_128, 8);
        assertThat(outside)
                .allSatisfy(other ->
                        assertThat(of64.sharing(value, other).isImpossible()).isTrue());
        assertThat(outside)
                .noneSatisfy(other ->
                        assertThat(of128.sharing(value, other).isImpossible()).isTrue());
    }

    @Test
    void refuses_an_alignment_that_is_no_power_of_two() {
        assertThatThrownBy(() -> new CacheLines(CacheLine.OF_64, 12))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an object alignment is a power of two, not 12");
    }

    private interface FieldPair {
        void accept(ByteSpan one, ByteSpan other);
    }

    /** Naturally aligned fields of every size, one behind the other, and steps between their places. */
    private static void forEachFieldPair(int step, FieldPair pair) {
        for (int oneBytes = 1; oneBytes <= 8; oneBytes *= 2) {
            for (int otherBytes = 1; otherBytes <= 8; otherBytes *= 2) {
                for (int one = 0; one < 160; one += roundUp(step, oneBytes)) {
                    for (int other = roundUp(one + oneBytes, otherBytes);
                            other < 420;
                            other += roundUp(step, otherBytes)) {
                        pair.accept(new ByteSpan(one, one + oneBytes), new ByteSpan(other, other + otherBytes));
                    }
                }
            }
        }
    }

    private static int roundUp(int offset, int bytes) {
        return (offset + bytes - 1) / bytes * bytes;
    }

    private static ByteSpan shifted(ByteSpan span, long by) {
        return new ByteSpan(span.from() + by, span.to() + by);
    }

    /** Cheaper than an assertion for some millions of cases. */
    private static void check(boolean agrees, CacheLines lines, ByteSpan... spans) {
        if (!agrees) {
            throw new AssertionError(lines + " differ from counting for " + List.of(spans));
        }
    }

    private static long[] starts(CacheLines lines) {
        return LongStream.iterate(1L << 20, start -> start + lines.alignment())
                .limit(Math.max(1, lines.line().bytes() / lines.alignment()))
                .toArray();
    }

    private static Probability count(CacheLines lines, LongPredicate event) {
        int step = Math.min(lines.alignment(), lines.line().bytes());
        int favourable = 0;
        int possible = 0;
        for (long start = 1L << 20; start < (1L << 20) + lines.line().bytes(); start += step) {
            favourable += event.test(start) ? 1 : 0;
            possible++;
        }
        return new Probability(favourable, possible);
    }

    private static boolean share(int line, long start, ByteSpan one, ByteSpan other) {
        return lineOf(line, start + one.from()) <= lineOf(line, start + other.to() - 1)
                && lineOf(line, start + other.from()) <= lineOf(line, start + one.to() - 1);
    }

    private static long lineOf(int line, long address) {
        return address / line;
    }
}
