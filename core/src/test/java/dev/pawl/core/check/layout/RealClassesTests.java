package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.LayoutModel;
import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Subject;
import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.Settings.Judging;
import dev.pawl.core.settings.Settings.Unvisited;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Contracts on classes as this VM lays them out; what is expected holds with any header. */
class RealClassesTests {

    static final Layouts LAYOUTS = HotSpotLayouts.create(true);
    static final int HEADER = LAYOUTS.runningModel().headerBytes();

    static class SevenLongs {
        long a, b, c, d, e, f, g;
    }

    /** The padded hierarchy that keeps a hot field alone. */
    abstract static class FrontPadding {
        long p1, p2, p3, p4, p5, p6, p7;
    }

    abstract static class Hot extends FrontPadding {
        volatile long value;
    }

    static class Padded extends Hot {
        long q1, q2, q3, q4, q5, q6, q7;
    }

    record Point(int x, int y) {}

    enum Direction {
        UP,
        DOWN
    }

    private static Verdict judge(LayoutRule rule, Class<?> type, String model, CacheLine line) {
        Settings settings = new Settings(
                Judging.JUDGE,
                List.of(),
                64,
                Settings.NotJudged.ABORT,
                Settings.NotJudged.ABORT,
                Unvisited.LIST,
                Path.of("target/pawl"),
                true);
        return LayoutContracts.contract(rule, "@Rule", new Subject.OfClass(type), line)
                .judge(new Conditions(model, LAYOUTS, settings));
    }

    private static Verdict judge(LayoutRule rule, Class<?> type) {
        return judge(rule, type, LayoutModel.RUNNING, CacheLine.OF_64);
    }

    @Test
    void seven_longs_fit_a_line_only_with_compact_headers() {
        MaxInstanceSizeRule rule = new MaxInstanceSizeRule(Bytes.of(64));
        assertThat(judge(rule, SevenLongs.class).finding().measured()).isEqualTo(Bytes.of(HEADER <= 8 ? 64 : 72));
        assertThat(judge(rule, SevenLongs.class, LayoutModel.COMPACT_HEADERS, CacheLine.OF_64))
                .isInstanceOf(Verdict.Passed.class);
        assertThat(judge(rule, SevenLongs.class, LayoutModel.COMPRESSED_OOPS, CacheLine.OF_64))
                .isInstanceOf(Verdict.Failed.class);
    }

    @Test
    void says_what_was_computed() {
        MaxInstanceSizeRule rule = new MaxInstanceSizeRule(Bytes.of(64));
        assertThat(judge(rule, SevenLongs.class).finding().conditions())
                .isEqualTo(JudgedModel.runningJdk() + ", " + LAYOUTS.runningModel());
        assertThat(judge(rule, SevenLongs.class, "compact-headers@27", CacheLine.OF_64)
                        .finding()
                        .conditions())
                .isEqualTo("JDK 27, 8-byte header, 4-byte references, 8-aligned, computed");
        assertThat(judge(rule, Hot.class).finding().conditions())
                .isEqualTo(JudgedModel.runningJdk() + ", " + LAYOUTS.runningModel() + ", computed");
    }

    @ParameterizedTest
    @ValueSource(classes = {Point.class, Direction.class, Object.class, Thread.class, IllegalStateException.class})
    void judges_records_enums_and_the_classes_of_the_jdk(Class<?> type) {
        long size = LAYOUTS.running(type).size();
        assertThat(judge(new InstanceSizeRule(Bytes.of(size)), type)).isInstanceOf(Verdict.Passed.class);
        assertThat(judge(new MaxInstanceSizeRule(Bytes.of(size - 1)), type)).isInstanceOf(Verdict.Failed.class);
    }

    @Test
    void a_padded_field_is_alone_on_lines_of_64_and_not_of_128() {
        NoFalseSharingRule rule = new NoFalseSharingRule(List.of("value"), List.of());
        assertThat(judge(rule, Padded.class)).isInstanceOf(Verdict.Passed.class);
        Verdict ofLonger = judge(rule, Padded.class, LayoutModel.RUNNING, CacheLine.OF_128);
        assertThat(ofLonger).isInstanceOf(Verdict.Failed.class);
        assertThat(ofLonger.finding().facts()).contains(new Fact("padding", "p1 to q7, 14 fields"));
    }

    @Test
    void fields_seven_longs_apart_are_on_separate_lines() {
        assertThat(judge(new SeparateCacheLinesRule(List.of("value", "q7")), Padded.class)
                        .finding()
                        .measured())
                .isEqualTo(new Probability(1, 8));
        assertThat(judge(new SeparateCacheLinesRule(List.of("p7", "q7")), Padded.class))
                .isInstanceOf(Verdict.Passed.class);
        assertThat(judge(new SameCacheLineRule(List.of("p1", "p7"), Bytes.of(56)), Padded.class))
                .isInstanceOf(Verdict.Passed.class);
        assertThat(judge(new NoCacheLineStraddleRule(List.of("p1", "q1"), new ProbabilityLimit(1)), Padded.class))
                .isInstanceOf(Verdict.Failed.class);
    }

    /** Classes of the JDK, where {@code @Contended} needs no flag. */
    enum ContendedInJdk {
        CELL("java.util.concurrent.atomic.Striped64$Cell"),
        COUNTER_CELL("java.util.concurrent.ConcurrentHashMap$CounterCell"),
        WORK_QUEUE("java.util.concurrent.ForkJoinPool$WorkQueue");

        private final String className;

        ContendedInJdk(String className) {
            this.className = className;
        }

        Class<?> type() throws ClassNotFoundException {
            return Class.forName(className, false, null);
        }
    }

    @ParameterizedTest
    @EnumSource
    void contended_is_honored_in_the_jdk(ContendedInJdk contended) throws ClassNotFoundException {
        Verdict verdict = judge(new ContendedHonoredRule(), contended.type());
        assertThat(verdict).isInstanceOf(Verdict.Passed.class);
        assertThat(((Bytes) verdict.finding().measured()).value()).isGreaterThanOrEqualTo(128);
    }

    @Test
    void contended_outside_the_jdk_takes_effect_with_the_flag_only() {
        VmModel model = LAYOUTS.runningModel();
        for (boolean restricted : List.of(true, false)) {
            VmModel other = new VmModel(
                    model.headerBytes(), model.referenceBytes(), model.alignment(), model.jdk(), 128, restricted);
            Outcome outcome =
                    new ContendedHonoredRule().judge(LAYOUTS.under(other, ContendedClasses.GROUPED), CacheLine.OF_64);
            assertThat(outcome.holds()).isEqualTo(!restricted);
        }
    }
}
