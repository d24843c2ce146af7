package dev.pawl.core.check.layout;

import dev.pawl.LayoutModel;
import dev.pawl.core.check.Conditions;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.measure.layout.VmModels;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The layout model that a contract is judged on; {@code other} is null for the running VM. */
public record JudgedModel(Layouts layouts, @Nullable VmModel other) {

    /**
     * The model that the conditions name.
     *
     * @throws IllegalArgumentException if there is no such model
     * @throws dev.pawl.core.measure.layout.LayoutNotUnderstood if this is not a 64-bit HotSpot
     */
    public static JudgedModel of(Conditions conditions) {
        Layouts layouts = conditions.layouts();
        return conditions.model().equals(LayoutModel.RUNNING)
                ? new JudgedModel(layouts, null)
                : new JudgedModel(layouts, VmModels.named(conditions.model(), layouts.runningModel()));
    }

    /** The model itself. */
    public VmModel vmModel() {
        return other == null ? layouts.runningModel() : other;
    }

    /** The layout of a class under this model. */
    public ObjectLayout layout(Class<?> type) {
        return other == null ? layouts.running(type) : layouts.under(other, type);
    }

    /** As in {@code "JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned"}, and whether that layout was computed. */
    public String describe(ObjectLayout layout) {
        return this + (layout.source() == ObjectLayout.Source.COMPUTED ? ", computed" : "");
    }

    /** As in {@code "JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned"}. */
    @Override
    public String toString() {
        return (other == null ? runningJdk() : "JDK " + other.jdk()) + ", " + vmModel();
    }

    /** What to call the model of conditions under which no layout could be had. */
    static String nameOnly(Conditions conditions) {
        return conditions.model().equals(LayoutModel.RUNNING) ? runningJdk() : conditions.model();
    }

    /** Without build number and vendor: {@code "JDK 17.0.15"}. */
    static String runningJdk() {
        StringJoiner numbers = new StringJoiner(".", "JDK ", "");
        for (Integer number : Runtime.version().version()) {
            numbers.add(number.toString());
        }
        return numbers.toString();
    }
}
