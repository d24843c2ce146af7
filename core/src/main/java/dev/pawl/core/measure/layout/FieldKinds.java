package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jol.info.FieldData;

/** Fields parted into references and primitives by size, each part in the order of declaration. */
final class FieldKinds {

    private final List<FieldData> references = new ArrayList<>();
    // By the size's logarithm: 1, 2, 4 and 8 bytes.
    private final List<List<FieldData>> primitives =
            List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

    FieldKinds(VmModel model, List<FieldData> fields) {
        for (FieldData field : fields) {
            if (field.isPrimitive()) {
                primitives(model.sizeOf(field.typeClass())).add(field);
            } else {
                references.add(field);
            }
        }
    }

    List<FieldData> references() {
        return references;
    }

    List<FieldData> primitives(int size) {
        return primitives.get(Integer.numberOfTrailingZeros(size));
    }
}
