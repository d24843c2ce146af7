package dev.pawl.benchmarks.layout;

import dev.pawl.benchmarks.layout.LayoutFile.Answer;
import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.VmModel;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jol.datamodel.DataModel;
import org.openjdk.jol.datamodel.Model64;
import org.openjdk.jol.datamodel.Model64_Lilliput;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;
import org.openjdk.jol.layouters.HotSpotLayouter;

/** Who is asked for layouts. As text {@code running}, {@code under:MODEL} or {@code jol:MODEL}. */
interface LayoutSource {

    ClassLayout layout(Class<?> type);

    static LayoutSource parse(String text) {
        Layouts layouts = HotSpotLayouts.create(true);
        if (text.equals("running")) {
            return type -> layouts.running(type).classLayout();
        }
        VmModel model = parseModel(text.substring(text.indexOf(':') + 1));
        if (text.startsWith("under:")) {
            return type -> layouts.under(model, type).classLayout();
        }
        HotSpotLayouter jol = new HotSpotLayouter(jolModel(model), model.jdk());
        return type -> ClassLayout.parseClass(type, jol);
    }

    static String under(VmModel model) {
        return "under:" + modelText(model);
    }

    static String jol(VmModel model) {
        return "jol:" + modelText(model);
    }

    private static String modelText(VmModel model) {
        return model.headerBytes() + "," + model.referenceBytes() + "," + model.alignment() + "," + model.jdk() + ","
                + model.contendedWidth() + "," + model.contendedRestricted();
    }

    private static VmModel parseModel(String text) {
        String[] parts = text.split(",", -1);
        int[] numbers = new int[5];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return new VmModel(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], Boolean.parseBoolean(parts[5]));
    }

    private static DataModel jolModel(VmModel model) {
        boolean compressedOops = model.referenceBytes() == 4;
        return model.headerBytes() == 8
                ? new Model64_Lilliput(compressedOops, model.alignment(), false)
                : new Model64(compressedOops, model.headerBytes() == 12, model.alignment());
    }

    /** What this source says, or why it says nothing; nothing is thrown for a class. */
    default Answer answer(Class<?> type) {
        try {
            return new Answer.Known(shape(type, layout(type)));
        } catch (RuntimeException | LinkageError e) {
            return new Answer.Refused(e.toString().replaceAll("\\s+", " "));
        }
    }

    private static Shape shape(Class<?> type, ClassLayout layout) {
        Map<String, Class<?>> hosts = hosts(type);
        Shape.Builder shape = Shape.builder();
        for (FieldLayout field : layout.fields()) {
            Class<?> host = hosts.get(field.hostClass());
            if (host == null) {
                throw new IllegalStateException(field.hostClass() + " is not among the superclasses");
            }
            shape.add(host, field.name(), field.offset());
        }
        return shape.build(layout.instanceSize());
    }

    /** JOL names classes by their canonical name where they have one. */
    private static Map<String, Class<?>> hosts(Class<?> type) {
        Map<String, Class<?>> hosts = new HashMap<>();
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            hosts.put(level.getName(), level);
            String canonical = canonicalName(level);
            if (canonical != null) {
                hosts.put(canonical, level);
            }
        }
        return hosts;
    }

    private static @Nullable String canonicalName(Class<?> type) {
        try {
            return type.getCanonicalName();
        } catch (LinkageError e) {
            // Variants of a class for several JDKs may disagree with their outer class, or it is missing.
            return null;
        }
    }
}
