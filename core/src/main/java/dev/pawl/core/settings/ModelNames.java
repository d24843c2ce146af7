package dev.pawl.core.settings;

import dev.pawl.LayoutModel;
import dev.pawl.core.naming.Nearest;
import java.util.List;
import java.util.stream.Stream;

/** The layout models a project may name in {@code pawl.layouts}. */
final class ModelNames {

    private static final List<String> KNOWN = List.of(
            LayoutModel.RUNNING,
            LayoutModel.COMPRESSED_OOPS,
            LayoutModel.NO_COMPRESSED_OOPS,
            LayoutModel.COMPACT_HEADERS,
            LayoutModel.COMPACT_HEADERS_NO_COMPRESSED_OOPS,
            LayoutModel.UNCOMPRESSED);

    private ModelNames() {}

    static List<String> listedIn(Sources.Value value) {
        return Stream.of(value.text().split(",", -1))
                .map(String::strip)
                .map(name -> checked(name, value))
                .distinct()
                .toList();
    }

    private static String checked(String name, Sources.Value value) {
        String model = name.replaceFirst("@[1-9][0-9]{0,2}$", "");
        if (!KNOWN.contains(model) || (model.equals(LayoutModel.RUNNING) && !name.equals(model))) {
            String allowed = Setting.LAYOUTS.allowed() + " (" + String.join(", ", KNOWN) + "; another JDK's rule as in "
                    + LayoutModel.COMPACT_HEADERS + "@27)";
            throw BadSetting.value(value, allowed, name, Nearest.question(model, KNOWN));
        }
        return name;
    }
}
