package dev.pawl.assertj;

import dev.pawl.core.check.Subject;
import dev.pawl.core.check.layout.ContendedHonoredRule;
import dev.pawl.core.check.layout.InstanceSizeRule;
import dev.pawl.core.check.layout.LayoutContracts;
import dev.pawl.core.check.layout.LayoutRule;
import dev.pawl.core.check.layout.MaxAlignmentLossRule;
import dev.pawl.core.check.layout.MaxInstanceSizeRule;
import dev.pawl.core.check.layout.NoCacheLineStraddleRule;
import dev.pawl.core.check.layout.NoFalseSharingRule;
import dev.pawl.core.check.layout.ProbabilityLimit;
import dev.pawl.core.check.layout.SameCacheLineRule;
import dev.pawl.core.check.layout.SeparateCacheLinesRule;
import dev.pawl.core.quantity.Bytes;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How the instances of a class lie in memory. Judged on the running VM and the models of {@code pawl.layouts}, or on those that
 * {@link #on} names. Every statement throws {@link IllegalArgumentException} for values that cannot be meant: a field that does
 * not exist, a limit out of range, a type without instances.
 */
public class LayoutAssert extends AbstractLayoutAssert<LayoutAssert, Class<?>> {

    /** What {@link dev.pawl.SameCacheLine#within} is unless set. */
    private static final long DEFAULT_SPAN = 64;

    /** For AssertJ's soft assertions; start with {@link PawlAssertions#assertThatLayout}. */
    public LayoutAssert(@Nullable Class<?> type) {
        super(type, LayoutAssert.class);
    }

    /** Verifies that an instance is at most so large: {@link dev.pawl.MaxInstanceSize}. */
    public LayoutAssert hasInstanceSizeAtMost(long bytes) {
        return holds("@MaxInstanceSize(" + bytes + ")", () -> new MaxInstanceSizeRule(Bytes.of(bytes)));
    }

    /** Verifies that an instance is exactly so large: {@link dev.pawl.InstanceSize}. */
    public LayoutAssert hasInstanceSize(long bytes) {
        return holds("@InstanceSize(" + bytes + ")", () -> new InstanceSizeRule(Bytes.of(bytes)));
    }

    /** Verifies that an instance loses at most so many bytes to alignment: {@link dev.pawl.MaxAlignmentLoss}. */
    public LayoutAssert losesAtMostToAlignment(long bytes) {
        return holds("@MaxAlignmentLoss(" + bytes + ")", () -> new MaxAlignmentLossRule(Bytes.of(bytes)));
    }

    /** Verifies that an instance is not certain to straddle a cache line: {@link dev.pawl.NoCacheLineStraddle}. */
    public LayoutAssert doesNotStraddleCacheLines() {
        return straddlesWithProbabilityAtMost(1);
    }

    /**
     * Verifies that an instance straddles a cache line with at most that probability, and not for certain:
     * {@link dev.pawl.NoCacheLineStraddle}.
     */
    public LayoutAssert straddlesWithProbabilityAtMost(double probability) {
        String name = "@NoCacheLineStraddle" + (probability == 1 ? "" : "(maxProbability = " + probability + ")");
        return holds(name, () -> new NoCacheLineStraddleRule(List.of(), new ProbabilityLimit(probability)));
    }

    /** Verifies that each pair of the fields is certain to lie on different cache lines: {@link dev.pawl.SeparateCacheLines}. */
    public LayoutAssert hasOnSeparateCacheLines(String... fields) {
        return holds(
                "@SeparateCacheLines(" + inSource(fields) + ")", () -> new SeparateCacheLinesRule(List.of(fields)));
    }

    /** Verifies that the fields span at most 64 bytes: {@link dev.pawl.SameCacheLine}. */
    public LayoutAssert hasOnSameCacheLine(String... fields) {
        return hasWithin(DEFAULT_SPAN, fields);
    }

    /** Verifies that the fields span at most so many bytes: {@link dev.pawl.SameCacheLine} with {@code within}. */
    public LayoutAssert hasWithin(long bytes, String... fields) {
        String within = bytes == DEFAULT_SPAN ? "" : ", within = " + bytes;
        String name = "@SameCacheLine(" + (within.isEmpty() ? "" : "value = ") + inSource(fields) + within + ")";
        return holds(name, () -> new SameCacheLineRule(List.of(fields), Bytes.of(bytes)));
    }

    /** Verifies that each of the fields shares a cache line with nothing else: {@link dev.pawl.NoFalseSharing}. */
    public LayoutAssert hasNoFalseSharingOn(String... fields) {
        return holds(
                "@NoFalseSharing(" + inSource(fields) + ")", () -> new NoFalseSharingRule(List.of(fields), List.of()));
    }

    /** Verifies that every {@code @Contended} of the class took effect: {@link dev.pawl.ContendedHonored}. */
    public LayoutAssert honorsContended() {
        return holds("@ContendedHonored", ContendedHonoredRule::new);
    }

    @Override
    Subject subject() {
        return new Subject.OfClass(actual);
    }

    private LayoutAssert holds(String name, Supplier<LayoutRule> rule) {
        return verify(() -> LayoutContracts.contract(rule.get(), name, subject(), line()));
    }

    private static String inSource(String... fields) {
        String quoted = Stream.of(fields).map(field -> "\"" + field + "\"").collect(Collectors.joining(", "));
        return fields.length == 1 ? quoted : "{" + quoted + "}";
    }
}
