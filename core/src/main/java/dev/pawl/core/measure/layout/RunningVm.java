package dev.pawl.core.measure.layout;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The layout model of this VM, from its own options: a millisecond once the management beans are loaded. */
final class RunningVm {

    private static final @Nullable VmModel MODEL = isHotSpot() ? ask() : null;

    private RunningVm() {}

    static VmModel model() {
        if (MODEL == null) {
            throw new LayoutNotUnderstood("layout not understood: " + System.getProperty("java.vm.name") + " "
                    + System.getProperty("java.vm.version")
                    + " is not a 64-bit HotSpot, whose layouts alone are known");
        }
        return MODEL;
    }

    private static boolean isHotSpot() {
        String name = System.getProperty("java.vm.name", "");
        boolean named = name.contains("HotSpot") || name.contains("OpenJDK");
        return named && "64".equals(System.getProperty("sun.arch.data.model"));
    }

    private static @Nullable VmModel ask() {
        var options = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        return options == null ? null : model(options);
    }

    private static VmModel model(HotSpotDiagnosticMXBean options) {
        // Missing where the mode is not an option: compact headers before JDK 24, uncompressed class pointers from 27
        // on.
        boolean compact = is(options, "UseCompactObjectHeaders", false);
        boolean compressedClass = is(options, "UseCompressedClassPointers", true);
        return new VmModel(
                compact ? 8 : compressedClass ? 12 : 16,
                is(options, "UseCompressedOops", false) ? 4 : 8,
                number(options, "ObjectAlignmentInBytes", 8),
                Runtime.version().feature(),
                number(options, "ContendedPaddingWidth", 128),
                is(options, "RestrictContended", true) || !is(options, "EnableContended", true));
    }

    private static boolean is(HotSpotDiagnosticMXBean options, String name, boolean ifMissing) {
        return value(options, name).map(Boolean::parseBoolean).orElse(ifMissing);
    }

    private static int number(HotSpotDiagnosticMXBean options, String name, int ifMissing) {
        return value(options, name).map(Integer::parseInt).orElse(ifMissing);
    }

    private static Optional<String> value(HotSpotDiagnosticMXBean options, String name) {
        try {
            return Optional.of(options.getVMOption(name).getValue());
        } catch (IllegalArgumentException noSuchOption) {
            return Optional.empty();
        }
    }
}
