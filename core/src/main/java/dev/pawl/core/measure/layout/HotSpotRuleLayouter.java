package dev.pawl.core.measure.layout;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldData;
import org.openjdk.jol.info.FieldLayout;
import org.openjdk.jol.layouters.Layouter;

/**
 * The exact layout rule of a 64-bit HotSpot from JDK 15 on, for JOL. It differs from JOL 0.17's {@code HotSpotLayouter} in the
 * references of JDK 25 (JDK-8353273), in array bases without compressed class pointers (JDK-8139457), and in
 * {@code @Contended}.
 *
 * <p>It believes the description of a class. Fields that the VM adds to a few JDK classes ({@code Class}, {@code ClassLoader}
 * among them) are in no description. {@link HotSpotClassData} describes classes best; from other descriptions a class counts as
 * the JDK's, where {@code @Contended} is never dropped, by its package.
 */
public final class HotSpotRuleLayouter implements Layouter {

    private final VmModel model;

    /** Lays out as a VM of that model does. */
    public HotSpotRuleLayouter(VmModel model) {
        this.model = model;
    }

    @Override
    public ClassLayout layout(ClassData data) {
        return data.isArray() ? array(data) : object(data);
    }

    private ClassLayout object(ClassData data) {
        Placement placement = Placement.of(model, Placement.empty(model), ClassLevel.hierarchy(model, data));
        return create(model, data, placement, model.instanceSize(placement.end()));
    }

    private ClassLayout array(ClassData data) {
        ArrayLayout array = ArrayLayout.ofElements(model, data.arrayComponentType());
        FieldData elements = FieldData.create(data.arrayClass(), "<elements>", data.arrayComponentType());
        long bytes = array.elementBytes() * data.arrayLength();
        FieldLayout layout = new FieldLayout(elements, array.baseOffset(), bytes);
        return ClassLayout.create(
                data, new TreeSet<>(List.of(layout)), model.dataModel(), array.size(data.arrayLength()), false);
    }

    static ClassLayout create(VmModel model, ClassData data, Placement placement, long size) {
        SortedSet<FieldLayout> fields = new TreeSet<>();
        for (PlacedField field : placement.fields()) {
            fields.add(field.layout());
        }
        return ClassLayout.create(data, fields, model.dataModel(), size, true);
    }

    @Override
    public String toString() {
        return "HotSpot's rule of JDK " + model.jdk() + ", " + model;
    }
}
