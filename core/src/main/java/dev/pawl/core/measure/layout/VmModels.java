package dev.pawl.core.measure.layout;

import dev.pawl.LayoutModel;
import dev.pawl.core.naming.Nearest;
import java.util.LinkedHashMap;
import java.util.Map;

/** Layout models: of the running VM, and by name. */
public final class VmModels {

    private static final int OLDEST_JDK = 15;
    private static final Map<String, Mode> MODES = modes();

    private VmModels() {}

    /**
     * The model of the running VM, from its own options.
     *
     * @throws LayoutNotUnderstood if it is not a 64-bit HotSpot
     */
    public static VmModel running() {
        return RunningVm.model(null);
    }

    /**
     * The model a {@link LayoutModel} names, with the field rule of the running JDK or of the one after the {@code @}, as in
     * {@code "compact-headers@27"}.
     *
     * @param running the model of the running VM, which says the JDK and how {@code @Contended} is treated
     * @throws IllegalArgumentException if no model is called so; the message lists the names and suggests one
     */
    public static VmModel named(String name, VmModel running) {
        if (name.equals(LayoutModel.RUNNING)) {
            return running;
        }
        int at = name.indexOf('@');
        Mode mode = MODES.get(at < 0 ? name : name.substring(0, at));
        if (mode == null) {
            throw unknown(name, at < 0 ? name : name.substring(0, at));
        }
        int jdk = at < 0 ? running.jdk() : jdk(name, name.substring(at + 1));
        return new VmModel(
                mode.header, mode.reference, 8, jdk, running.contendedWidth(), running.contendedRestricted());
    }

    private static int jdk(String name, String digits) {
        int jdk = digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : 0;
        if (jdk < OLDEST_JDK) {
            throw new IllegalArgumentException("In the layout model \"" + name + "\" a JDK from " + OLDEST_JDK
                    + " on must follow the @, as in \"" + LayoutModel.COMPACT_HEADERS + "@27\", but was \"" + digits
                    + "\".");
        }
        return jdk;
    }

    private static IllegalArgumentException unknown(String name, String mode) {
        if (mode.equals(LayoutModel.RUNNING)) {
            return new IllegalArgumentException("The layout model \"" + name
                    + "\" asks the running VM about another JDK. Name a model, as in \"" + LayoutModel.COMPACT_HEADERS
                    + "@27\".");
        }
        return new IllegalArgumentException("There is no layout model \"" + name + "\"."
                + Nearest.question(mode, MODES.keySet())
                + " Known are " + LayoutModel.RUNNING + ", " + String.join(", ", MODES.keySet())
                + ", and each but the first with the field rule of another JDK, as in "
                + LayoutModel.COMPACT_HEADERS + "@27.");
    }

    private static Map<String, Mode> modes() {
        Map<String, Mode> modes = new LinkedHashMap<>();
        modes.put(LayoutModel.COMPRESSED_OOPS, new Mode(12, 4));
        modes.put(LayoutModel.NO_COMPRESSED_OOPS, new Mode(12, 8));
        modes.put(LayoutModel.COMPACT_HEADERS, new Mode(8, 4));
        modes.put(LayoutModel.COMPACT_HEADERS_NO_COMPRESSED_OOPS, new Mode(8, 8));
        modes.put(LayoutModel.UNCOMPRESSED, new Mode(16, 8));
        return modes;
    }

    private record Mode(int header, int reference) {}
}
