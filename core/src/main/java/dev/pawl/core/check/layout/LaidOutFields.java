package dev.pawl.core.check.layout;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Names;
import dev.pawl.core.measure.layout.ObjectLayout;
import java.util.List;
import org.openjdk.jol.info.FieldLayout;

/** The fields of a layout, found by the names that contracts give them. */
record LaidOutFields(ObjectLayout layout) {

    /** The fields of some names, in their order. */
    List<FieldLayout> find(List<String> names) {
        return names.stream().map(this::find).toList();
    }

    private FieldLayout find(String written) {
        FieldName name = FieldName.parse(written);
        return layout.fields().stream()
                .filter(field -> name.matches(field.hostClass(), field.name()))
                .findFirst()
                .orElseThrow(() -> Misuse.because(
                        "The layout of " + Names.of(layout.type()) + " has no field \"" + written + "\"."));
    }

    /** What to call a field: its name, with its class in front where another field of the object has the same. */
    String label(FieldLayout field) {
        boolean unique = layout.fields().stream()
                        .filter(other -> other.name().equals(field.name()))
                        .count()
                == 1;
        return unique ? field.name() : FieldName.qualified(field.hostClass(), field.name());
    }
}
