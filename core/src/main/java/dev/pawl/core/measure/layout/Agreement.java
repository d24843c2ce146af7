package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.openjdk.jol.info.FieldData;

/** Holds what the VM says of the fields of one class against what the rule says. */
final class Agreement {

    private final VmModel model;
    private final IdentityHashMap<FieldData, Integer> truth = new IdentityHashMap<>();

    Agreement(VmModel model, DeclaredClass declared, VmAccess access) {
        this.model = model;
        for (Member member : declared.members()) {
            truth.put(member.data(), member.offset(access));
        }
    }

    /**
     * The fields where the VM has them.
     *
     * @param rule where the rule has them; inherited ones stay as they are
     * @throws LayoutNotUnderstood if the two disagree
     */
    Placement confirmed(Placement rule) {
        List<PlacedField> confirmed = new ArrayList<>(rule.fields().size());
        for (PlacedField expected : rule.fields()) {
            PlacedField actual = expected.movedTo(truth.getOrDefault(expected.data(), expected.offset()));
            if (actual.offset() != expected.offset() && !isExchanged(actual, rule)) {
                throw disagreement(expected, actual);
            }
            confirmed.add(actual);
        }
        return rule.withFields(confirmed);
    }

    /** Whether the field took the place of one like it, which then lies elsewhere and is looked at itself. */
    private static boolean isExchanged(PlacedField actual, Placement rule) {
        return rule.fields().stream()
                .anyMatch(other -> other.offset() == actual.offset() && other.isExchangeableWith(actual));
    }

    private LayoutNotUnderstood disagreement(PlacedField expected, PlacedField actual) {
        return new LayoutNotUnderstood(actual.data().hostClass() + "."
                + actual.data().name() + " lies at " + actual.offset() + ", where the rule of JDK " + model.jdk()
                + " has it at " + expected.offset() + " (" + Runtime.version() + ", " + model + ")");
    }
}
