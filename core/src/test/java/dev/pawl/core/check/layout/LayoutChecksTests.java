package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.ContendedHonored;
import dev.pawl.InstanceSize;
import dev.pawl.MaxAlignmentLoss;
import dev.pawl.MaxInstanceSize;
import dev.pawl.NoCacheLineStraddle;
import dev.pawl.NoFalseSharing;
import dev.pawl.SameCacheLine;
import dev.pawl.SeparateCacheLines;
import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import java.lang.annotation.Annotation;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LayoutChecksTests {

    static class Ring {
        static long created;
        long head;
        long tail;
        final Object lock = new Object();
        final int mask = 0;
    }

    @MaxInstanceSize(64)
    @InstanceSize(64)
    @MaxAlignmentLoss(0)
    @NoCacheLineStraddle
    @SeparateCacheLines({"head", "tail"})
    @SameCacheLine({"head", "tail"})
    @NoFalseSharing({"head", "tail"})
    private static class WellMeant {}

    @NoCacheLineStraddle(
            fields = {"head", "tail"},
            maxProbability = 0.5,
            lineSize = 128)
    @SameCacheLine(
            value = {"head", "tail"},
            within = 16)
    @NoFalseSharing("tail")
    private static class MoreWellMeant {}

    static Stream<Arguments> names() {
        return Stream.of(
                Arguments.of(WellMeant.class, MaxInstanceSize.class, "@MaxInstanceSize(64)"),
                Arguments.of(WellMeant.class, InstanceSize.class, "@InstanceSize(64)"),
                Arguments.of(WellMeant.class, MaxAlignmentLoss.class, "@MaxAlignmentLoss(0)"),
                Arguments.of(WellMeant.class, NoCacheLineStraddle.class, "@NoCacheLineStraddle"),
                Arguments.of(WellMeant.class, SeparateCacheLines.class, "@SeparateCacheLines({\"head\", \"tail\"})"),
                Arguments.of(WellMeant.class, SameCacheLine.class, "@SameCacheLine({\"head\", \"tail\"})"),
                Arguments.of(WellMeant.class, NoFalseSharing.class, "@NoFalseSharing({\"head\", \"tail\"})"),
                Arguments.of(MoreWellMeant.class, NoFalseSharing.class, "@NoFalseSharing(\"tail\")"),
                Arguments.of(
                        MoreWellMeant.class,
                        SameCacheLine.class,
                        "@SameCacheLine(value = {\"head\", \"tail\"}, within = 16)"),
                Arguments.of(
                        MoreWellMeant.class,
                        NoCacheLineStraddle.class,
                        "@NoCacheLineStraddle(fields = {\"head\", \"tail\"}, maxProbability = 0.5)"));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("names")
    void name_the_contract_as_its_author_would(Class<?> fixture, Class<? extends Annotation> annotation, String name) {
        assertThat(contract(fixture, annotation).name()).isEqualTo(name);
    }

    @MaxInstanceSize(0)
    private static class NoSize {}

    @MaxAlignmentLoss(-1)
    private static class NegativeLoss {}

    @InstanceSize(41)
    private static class OddSize {}

    @NoCacheLineStraddle(maxProbability = 2)
    private static class NoProbability {}

    @NoCacheLineStraddle(lineSize = 100)
    private static class NoPowerOfTwo {}

    @SeparateCacheLines(
            value = {"head", "tail"},
            lineSize = 4)
    private static class TooShort {}

    @SameCacheLine(
            value = {"head", "tail"},
            lineSize = -64)
    private static class Negative {}

    @SeparateCacheLines("head")
    private static class OneField {}

    @SameCacheLine({"head", "head"})
    private static class Twice {}

    @SameCacheLine({"heat", "tail"})
    private static class Unknown {}

    @NoFalseSharing
    private static class NoFields {}

    @NoFalseSharing("lock")
    private static class FinalReference {}

    @NoFalseSharing({"head", "created"})
    private static class Static {}

    @ContendedHonored
    private static class NotContended {}

    static Stream<Arguments> misuses() {
        return Stream.of(
                Arguments.of(NoSize.class, MaxInstanceSize.class, "`value` must be 1 or greater, but was 0."),
                Arguments.of(NegativeLoss.class, MaxAlignmentLoss.class, "`value` must be 0 or greater, but was -1."),
                Arguments.of(
                        OddSize.class,
                        InstanceSize.class,
                        "`value` must be a multiple of 8, but was 41. HotSpot rounds every object up to 8 bytes at least,"
                                + " so no instance has that size. Nearest that can hold: 40 and 48."),
                Arguments.of(
                        NoProbability.class,
                        NoCacheLineStraddle.class,
                        "`maxProbability` must be from 0 to 1, but was 2.0. For 2 % write 0.02."),
                Arguments.of(
                        NoPowerOfTwo.class,
                        NoCacheLineStraddle.class,
                        "`lineSize` must be a power of two from 8, but was 100. Most CPUs have 64, Apple's M series 128."),
                Arguments.of(
                        TooShort.class,
                        SeparateCacheLines.class,
                        "`lineSize` must be a power of two from 8, but was 4. Most CPUs have 64, Apple's M series 128."),
                Arguments.of(
                        Negative.class,
                        SameCacheLine.class,
                        "`lineSize` must be a power of two from 8, but was -64. Most CPUs have 64, Apple's M series 128."),
                Arguments.of(
                        OneField.class,
                        SeparateCacheLines.class,
                        "`value` must name two or more fields, but was \"head\"."),
                Arguments.of(
                        Twice.class,
                        SameCacheLine.class,
                        "`value` must name each field once, but was {\"head\", \"head\"}."),
                Arguments.of(
                        Unknown.class,
                        SameCacheLine.class,
                        "LayoutChecksTests.Ring has no field \"heat\". Did you mean head? Its fields: head, tail, lock, mask."),
                Arguments.of(
                        NoFields.class,
                        NoFalseSharing.class,
                        "`value` must name the fields that are to be alone on their cache lines."),
                Arguments.of(
                        FinalReference.class,
                        NoFalseSharing.class,
                        "LayoutChecksTests.Ring.lock is a final reference: it is never written, and only the reference would"
                                + " be apart, not the object it leads to. Put the contract on the fields of that object's"
                                + " class."),
                Arguments.of(
                        Static.class,
                        NoFalseSharing.class,
                        "Field \"created\" of LayoutChecksTests.Ring is static, so it does not lie in its instances."
                                + " Name instance fields."),
                Arguments.of(
                        NotContended.class,
                        ContendedHonored.class,
                        "No field of LayoutChecksTests.Ring is under @jdk.internal.vm.annotation.Contended, neither by"
                                + " itself nor by its class."));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("misuses")
    void refuse_what_cannot_be_meant(Class<?> fixture, Class<? extends Annotation> annotation, String why) {
        assertThatThrownBy(() -> contract(fixture, annotation))
                .isInstanceOf(Misuse.class)
                .hasMessage(why);
    }

    @Test
    void are_not_inherited_as_a_subclass_has_another_layout() {
        assertThat(registered()).hasSizeGreaterThanOrEqualTo(8).noneMatch(Check::inherited);
    }

    private static Stream<Check<?>> registered() {
        return ServiceLoader.load(Check.class).stream()
                .map(ServiceLoader.Provider::get)
                .<Check<?>>map(check -> (Check<?>) check)
                .filter(check -> check instanceof LayoutCheck<?>);
    }

    private static <A extends Annotation> Contract contract(Class<?> fixture, Class<A> annotation) {
        Check<?> check = registered()
                .filter(one -> one.annotation() == annotation)
                .findFirst()
                .orElseThrow();
        return contractOf(check, fixture.getDeclaredAnnotation(annotation));
    }

    private static <A extends Annotation> Contract contractOf(Check<A> check, Annotation annotation) {
        return check.contract(check.annotation().cast(annotation), new Subject.OfClass(Ring.class));
    }
}
