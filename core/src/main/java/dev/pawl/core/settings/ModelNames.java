package dev.pawl.core.settings;

import dev.pawl.LayoutModel;
import dev.pawl.core.naming.ModelName;
import dev.pawl.core.naming.Nearest;
import java.util.List;
import java.util.stream.Stream;

/** The layout models a project may name in {@code pawl.layouts}. */
final class ModelNames {

    private ModelNames() {}

    static List<String> listedIn(Sources.Value value) {
        return Stream.of(value.text().split(",", -1))
                .map(String::strip)
                .map(name -> checked(name, value))
                .distinct()
                .toList();
    }

    private static String checked(String name, Sources.Value value) {
        try {
            ModelName.parse(name);
            return name;
        } catch (IllegalArgumentException e) {
            throw BadSetting.value(value, allowed(), name, question(name));
        }
    }

    private static String allowed() {
        return Setting.LAYOUTS.allowed() + " (" + String.join(", ", ModelName.MODES)
                + "; another JDK's rule from 15 on as in " + LayoutModel.COMPACT_HEADERS + "@27)";
    }

    /** Where only the JDK is wrong, the example in what is allowed says it all. */
    private static String question(String name) {
        String mode = ModelName.withoutJdk(name);
        return ModelName.MODES.contains(mode) ? "" : Nearest.question(mode, ModelName.MODES);
    }
}
