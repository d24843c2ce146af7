package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.naming.Names;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Relation;
import java.util.List;

/** What {@code @Contended} wants apart lies at least as far from everything else as the VM's padding is wide. */
public record ContendedHonoredRule() implements LayoutRule {

    @Override
    public void requireApplicable(Class<?> type) {
        if (ContendedGroups.of(type).isEmpty()) {
            throw Misuse.because("No field of " + Names.of(type)
                    + " is under @jdk.internal.vm.annotation.Contended, neither by itself nor by its class.");
        }
    }

    @Override
    public Outcome judge(ObjectLayout layout, CacheLine line) {
        // A padding of 0 bytes would be honoured by any layout.
        long width = Math.max(1, layout.model().contendedWidth());
        List<Padding> paddings = ContendedGroups.of(layout.type()).groups().stream()
                .map(group -> Padding.around(group, layout))
                .toList();
        List<Padding> missing =
                paddings.stream().filter(padding -> padding.bytes() < width).toList();
        long least = paddings.stream().mapToLong(Padding::bytes).min().orElse(0);
        return new Outcome(
                missing.isEmpty(),
                Bytes.of(width),
                Bytes.of(least),
                missing.stream().map(ContendedHonoredRule::fact).toList(),
                missing.isEmpty() ? List.of() : List.of(advice(layout.model())));
    }

    private static Fact fact(Padding padding) {
        return new Fact(padding.group(), Bytes.of(padding.bytes()) + " from " + padding.nearest());
    }

    private static String advice(VmModel model) {
        if (model.contendedWidth() == 0) {
            return "The VM was started with -XX:ContendedPaddingWidth=0; the default is 128.";
        }
        return model.contendedRestricted()
                ? "Outside the JDK's own classes the VM drops @Contended unless it is started with -XX:-RestrictContended."
                : "The VM drops @Contended if it is started with -XX:-EnableContended; start it with -XX:+EnableContended.";
    }

    @Override
    public Relation relation() {
        return Relation.AT_LEAST;
    }

    @Override
    public String broken() {
        return "lacks padding that @Contended asks for, which @ContendedHonored demands";
    }

    @Override
    public boolean dependsOnModel() {
        return false;
    }
}
