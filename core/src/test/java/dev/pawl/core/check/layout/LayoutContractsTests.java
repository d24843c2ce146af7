package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.LayoutModel;
import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.settings.Settings;
import dev.pawl.core.settings.Settings.Judging;
import dev.pawl.core.settings.Settings.NotJudged;
import dev.pawl.core.settings.Settings.Unvisited;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Picture;
import dev.pawl.core.verdict.Picture.Slot;
import dev.pawl.core.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutContractsTests {

    static class Entry {
        int weight;
        long expiresAt;
        String key;
    }

    /** Lays {@link Entry} out by hand for every model. */
    private record EntryLayouts(VmModel runningModel) implements Layouts {

        @Override
        public ObjectLayout running(Class<?> type) {
            return entry(runningModel);
        }

        @Override
        public ObjectLayout under(VmModel model, Class<?> type) {
            ObjectLayout layout = entry(model);
            return new ObjectLayout(type, layout.classLayout(), model, ObjectLayout.Source.COMPUTED);
        }

        private static ObjectLayout entry(VmModel model) {
            boolean gapBehindHeader = model.headerBytes() == 12;
            long longs = gapBehindHeader ? 16 : model.headerBytes();
            long ints = gapBehindHeader ? 12 : longs + 8;
            long references = gapBehindHeader ? 24 : ints + 4;
            return HandMade.of(Entry.class)
                    .under(model)
                    .field("int", "weight", ints)
                    .field("long", "expiresAt", longs)
                    .field("java.lang.String", "key", references)
                    .size((references + 4 + 7) / 8 * 8);
        }
    }

    private static final String JDK = JudgedModel.runningJdk();
    private static final Subject ENTRY = new Subject.OfClass(Entry.class);

    private static Conditions conditions(String model, Layouts layouts) {
        Settings settings = new Settings(
                Judging.JUDGE,
                List.of(),
                64,
                NotJudged.ABORT,
                NotJudged.ABORT,
                Unvisited.LIST,
                Path.of("target/pawl"),
                true);
        return new Conditions(model, layouts, settings);
    }

    private static Verdict judge(Contract contract, String model) {
        return contract.judge(conditions(model, new EntryLayouts(HandMade.JDK_17)));
    }

    private static Contract maxSize(long limit) {
        return LayoutContracts.contract(
                new MaxInstanceSizeRule(Bytes.of(limit)), "@MaxInstanceSize(" + limit + ")", ENTRY);
    }

    @Test
    void finds_everything_there_is_to_say_of_a_broken_size() {
        assertThat(judge(maxSize(24), LayoutModel.RUNNING))
                .isEqualTo(new Verdict.Failed(new Finding(
                        "is larger than @MaxInstanceSize allows",
                        Bytes.of(24),
                        Bytes.of(32),
                        JDK + ", 12-byte header, 4-byte references, 8-aligned",
                        List.of(),
                        new Picture(
                                List.of(
                                        new Slot(0, 12, "", "header", false),
                                        new Slot(12, 4, "int", "weight", false),
                                        new Slot(16, 8, "long", "expiresAt", false),
                                        new Slot(24, 4, "String", "key", false),
                                        new Slot(28, 4, "", "gap", false)),
                                32,
                                64),
                        List.of(
                                new Note.Advice("Without alignment gaps: 28 bytes, still 32 when aligned."),
                                new Note.Advice("At least 4 bytes of fields must go."),
                                new Note.OtherModel(
                                        "compact headers (-XX:+UseCompactObjectHeaders, default from JDK 27)",
                                        Bytes.of(24),
                                        true),
                                new Note.OtherModel(
                                        "16-byte headers (-XX:-UseCompressedClassPointers, gone in JDK 27)",
                                        Bytes.of(32),
                                        false)))));
    }

    @Test
    void finds_everything_there_is_to_say_of_fields_on_one_line() {
        Contract contract = LayoutContracts.contract(
                new SeparateCacheLinesRule(List.of("expiresAt", "key")),
                "@SeparateCacheLines({\"expiresAt\", \"key\"})",
                ENTRY,
                CacheLine.OF_128);
        assertThat(judge(contract, "compact-headers@27"))
                .isEqualTo(new Verdict.Failed(new Finding(
                        "may hold fields on one cache line that @SeparateCacheLines keeps apart",
                        new Probability(0, 16),
                        new Probability(15, 16),
                        "JDK 27, 8-byte header, 4-byte references, 8-aligned, computed",
                        List.of(new Fact(
                                "expiresAt, key", "offsets 8 and 20, on one line at 15 of 16 starts (93.8 %)")),
                        new Picture(
                                List.of(
                                        new Slot(0, 8, "", "header", false),
                                        new Slot(8, 8, "long", "expiresAt", true),
                                        new Slot(16, 4, "int", "weight", false),
                                        new Slot(20, 4, "String", "key", true)),
                                24,
                                128),
                        List.of(
                                new Note.Advice("Needed between expiresAt and key: 120 bytes more."),
                                new Note.OtherModel(
                                        "12-byte headers (default up to JDK 26)", new Probability(15, 16), false),
                                new Note.OtherLine(CacheLine.OF_64, new Probability(7, 8), false)))));
    }

    @Test
    void a_contract_that_holds_needs_no_notes() {
        Verdict verdict = judge(maxSize(32), LayoutModel.RUNNING);
        assertThat(verdict).isInstanceOf(Verdict.Passed.class);
        assertThat(verdict.finding().measured()).isEqualTo(Bytes.of(32));
        assertThat(verdict.finding().notes()).isEmpty();
    }

    @Test
    void uses_the_lines_of_the_project_unless_told_otherwise() {
        Contract contract = LayoutContracts.contract(
                new NoCacheLineStraddleRule(List.of(), new ProbabilityLimit(0)), "@NoCacheLineStraddle", ENTRY);
        assertThat(judge(contract, LayoutModel.RUNNING).finding().measured()).isEqualTo(new Probability(3, 8));
        assertThat(contract.topic())
                .isNotEqualTo(LayoutContracts.contract(
                                new NoCacheLineStraddleRule(List.of(), new ProbabilityLimit(0)),
                                "@NoCacheLineStraddle",
                                ENTRY,
                                CacheLine.OF_128)
                        .topic());
    }

    @Test
    void a_layout_that_is_not_understood_decides_nothing() {
        Layouts unknown = new Layouts() {
            @Override
            public VmModel runningModel() {
                throw new LayoutNotUnderstood("this is no HotSpot");
            }

            @Override
            public ObjectLayout running(Class<?> type) {
                throw new LayoutNotUnderstood("this is no HotSpot");
            }

            @Override
            public ObjectLayout under(VmModel model, Class<?> type) {
                throw new LayoutNotUnderstood("this is no HotSpot");
            }
        };
        for (String model : List.of(LayoutModel.RUNNING, LayoutModel.COMPACT_HEADERS)) {
            assertThat(maxSize(24).judge(conditions(model, unknown)))
                    .isEqualTo(new Verdict.Inconclusive(
                            Verdict.Reason.ENVIRONMENT,
                            "layout not understood: this is no HotSpot",
                            new Finding(
                                    "is larger than @MaxInstanceSize allows",
                                    null,
                                    null,
                                    model.equals(LayoutModel.RUNNING) ? JDK : "compact-headers",
                                    List.of(),
                                    null,
                                    List.of())));
        }
    }

    @Test
    void leaves_out_the_models_under_which_the_layout_is_not_understood() {
        Layouts onlyRunning = new Layouts() {
            @Override
            public VmModel runningModel() {
                return HandMade.JDK_17;
            }

            @Override
            public ObjectLayout running(Class<?> type) {
                return EntryLayouts.entry(HandMade.JDK_17);
            }

            @Override
            public ObjectLayout under(VmModel model, Class<?> type) {
                throw new LayoutNotUnderstood("a JDK superclass has fields");
            }
        };
        assertThat(maxSize(24)
                        .judge(conditions(LayoutModel.RUNNING, onlyRunning))
                        .finding()
                        .notes())
                .containsExactly(
                        new Note.Advice("Without alignment gaps: 28 bytes, still 32 when aligned."),
                        new Note.Advice("At least 4 bytes of fields must go."));
    }

    @Test
    void rules_of_one_class_may_contradict_each_other_and_those_of_two_may_not() {
        Contract exact = LayoutContracts.contract(new InstanceSizeRule(Bytes.of(32)), "@InstanceSize(32)", ENTRY);
        Contract other = LayoutContracts.contract(
                new InstanceSizeRule(Bytes.of(32)), "@InstanceSize(32)", new Subject.OfClass(Object.class));
        assertThat(maxSize(24).contradicts(exact)).contains("No instance has at most 24 bytes and exactly 32 bytes.");
        assertThat(maxSize(24).contradicts(other)).isEmpty();
    }
}
