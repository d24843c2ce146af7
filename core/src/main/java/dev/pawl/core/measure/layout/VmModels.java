package dev.pawl.core.measure.layout;

import dev.pawl.LayoutModel;
import dev.pawl.core.naming.ModelName;
import java.util.Map;
import java.util.Objects;

/** Layout models: of the running VM, and by name. */
public final class VmModels {

    /** All but that of the running VM. */
    private static final Map<String, Mode> MODES = Map.of(
            LayoutModel.COMPRESSED_OOPS, new Mode(12, 4),
            LayoutModel.NO_COMPRESSED_OOPS, new Mode(12, 8),
            LayoutModel.COMPACT_HEADERS, new Mode(8, 4),
            LayoutModel.COMPACT_HEADERS_NO_COMPRESSED_OOPS, new Mode(8, 8),
            LayoutModel.UNCOMPRESSED, new Mode(16, 8));

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
        ModelName parsed = ModelName.parse(name);
        if (parsed.mode().equals(LayoutModel.RUNNING)) {
            return running;
        }
        Mode mode = Objects.requireNonNull(MODES.get(parsed.mode()), parsed.mode());
        int jdk = parsed.jdk().orElse(running.jdk());
        return new VmModel(
                mode.header, mode.reference, 8, jdk, running.contendedWidth(), running.contendedRestricted());
    }

    private record Mode(int header, int reference) {}
}
