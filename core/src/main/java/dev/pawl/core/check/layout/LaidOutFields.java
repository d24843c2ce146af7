package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.PaddingFields;
import dev.pawl.core.naming.Names;
import java.util.List;
import java.util.Set;

/**
 * The fields of a layout, found by the names that contracts give them.
 *
 * @param all every field, by offset
 */
record LaidOutFields(ObjectLayout layout, List<FieldSpan> all) {

    static LaidOutFields of(ObjectLayout layout) {
        return new LaidOutFields(layout, FieldSpan.of(layout));
    }

    /** The fields of some names, in their order. */
    List<FieldSpan> find(List<String> names) {
        return names.stream().map(this::find).toList();
    }

    private FieldSpan find(String written) {
        FieldName name = FieldName.parse(written);
        return all.stream()
                .filter(field -> name.matches(field.declaringClass(), field.name()))
                .findFirst()
                .orElseThrow(() -> Misuse.because(
                        "The layout of " + Names.of(layout.type()) + " has no field \"" + written + "\"."));
    }

    /** The fields that only take up room, by offset. */
    List<FieldSpan> padding() {
        Set<String> names = PaddingFields.of(layout.type());
        return all.stream().filter(field -> names.contains(field.name())).toList();
    }

    /** What to call a field: its name, with its class in front where another field of the object has the same. */
    String label(FieldSpan field) {
        boolean unique =
                all.stream().filter(other -> other.name().equals(field.name())).count() == 1;
        return unique ? field.name() : FieldName.qualified(field.declaringClass(), field.name());
    }
}
