package dev.pawl.core.measure.layout;

import dev.pawl.core.measure.layout.ObjectLayout.Source;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jol.info.ClassLayout;

/** Layouts in the running VM, measured; and under other models, computed. */
final class RunningLayouts {

    private final VmModel model;
    private final @Nullable VmAccess access;
    private final JdkParts jdkParts;
    private final KnownClasses classes;
    private final MeasuredSize sizes;
    private final ClassValue<ObjectLayout> layouts = new ClassValue<>() {
        @Override
        protected ObjectLayout computeValue(Class<?> type) {
            return read(type);
        }
    };

    RunningLayouts(VmModel model, @Nullable VmAccess access) {
        this.model = model;
        this.access = access;
        this.jdkParts = new JdkParts(model, access);
        this.classes = new KnownClasses(model, access, jdkParts);
        this.sizes = new MeasuredSize(model, access);
    }

    VmModel model() {
        return model;
    }

    ObjectLayout running(Class<?> type) {
        return layouts.get(type);
    }

    private ObjectLayout read(Class<?> type) {
        KnownClass known = classes.of(type);
        long size = sizes.of(type, known);
        ClassLayout layout = HotSpotRuleLayouter.create(model, known.data(), known.placement(), size);
        boolean measured = access != null && !Modifier.isAbstract(type.getModifiers());
        return new ObjectLayout(type, layout, model, measured ? Source.MEASURED : Source.COMPUTED);
    }

    ObjectLayout under(VmModel other, Class<?> type) {
        Hierarchy hierarchy = Hierarchy.of(type, !other.contendedRestricted());
        JdkPart jdk = jdkParts.of(hierarchy.jdk());
        if (jdk.placement().hasFields()) {
            requireKnown(jdk, other);
        }
        ClassLayout layout = new HotSpotRuleLayouter(other).layout(hierarchy.data(jdk.data()));
        return new ObjectLayout(type, layout, other, Source.COMPUTED);
    }

    private void requireKnown(JdkPart jdk, VmModel other) {
        String name = jdk.type().getName();
        if (other.jdk() != model.jdk()) {
            throw new LayoutNotUnderstood(name + " belongs to the JDK and has fields, and those of JDK " + other.jdk()
                    + " are not known in JDK " + model.jdk());
        }
        if (!jdk.understood()) {
            throw new LayoutNotUnderstood(name + " belongs to the JDK, and JDK " + model.jdk()
                    + " lays it out in a way the rule does not give");
        }
    }
}
