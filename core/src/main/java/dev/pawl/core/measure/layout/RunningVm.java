package dev.pawl.core.measure.layout;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/** The layout model of this VM, from its own options. */
final class RunningVm {

    private RunningVm() {}

    /**
     * Asks this VM.
     *
     * @param access says where fields begin, if it is there; else two more options do
     */
    static VmModel model(@Nullable VmAccess access) {
        HotSpotDiagnosticMXBean options =
                isHotSpot() ? ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class) : null;
        if (options == null) {
            throw new LayoutNotUnderstood(System.getProperty("java.vm.name") + " "
                    + System.getProperty("java.vm.version")
                    + " is not a 64-bit HotSpot, whose layouts alone are known");
        }
        return model(options, access == null ? headerBytes(options) : headerBytes(access));
    }

    private static boolean isHotSpot() {
        String name = System.getProperty("java.vm.name", "");
        boolean named = name.contains("HotSpot") || name.contains("OpenJDK");
        return named && "64".equals(System.getProperty("sun.arch.data.model"));
    }

    private static VmModel model(HotSpotDiagnosticMXBean options, int headerBytes) {
        return new VmModel(
                headerBytes,
                is(options, "UseCompressedOops", false) ? 4 : 8,
                number(options, "ObjectAlignmentInBytes", 8),
                Runtime.version().feature(),
                number(options, "ContendedPaddingWidth", 128),
                is(options, "RestrictContended", true) || !is(options, "EnableContended", true));
    }

    private static int headerBytes(HotSpotDiagnosticMXBean options) {
        // Missing where the mode is not an option: compact headers before JDK 24, uncompressed class pointers from 27
        // on.
        boolean compact = is(options, "UseCompactObjectHeaders", false);
        boolean compressedClass = is(options, "UseCompressedClassPointers", true);
        return compact ? 8 : compressedClass ? 12 : 16;
    }

    /** A field of one byte lies where the header ends. Cheaper than asking for an option that is missing. */
    private static int headerBytes(VmAccess access) {
        return (int) access.offset(OneByte.class, "first");
    }

    private static boolean is(HotSpotDiagnosticMXBean options, String name, boolean ifMissing) {
        String value = value(options, name);
        return value == null ? ifMissing : Boolean.parseBoolean(value);
    }

    private static int number(HotSpotDiagnosticMXBean options, String name, int ifMissing) {
        String value = value(options, name);
        return value == null ? ifMissing : Integer.parseInt(value);
    }

    private static @Nullable String value(HotSpotDiagnosticMXBean options, String name) {
        try {
            return options.getVMOption(name).getValue();
        } catch (IllegalArgumentException noSuchOption) {
            return null;
        }
    }

    private static final class OneByte {

        @SuppressWarnings("unused") // its place is asked for
        private byte first;
    }
}
