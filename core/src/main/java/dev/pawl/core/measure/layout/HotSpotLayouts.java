package dev.pawl.core.measure.layout;

import org.jspecify.annotations.Nullable;

/** The layouts of a 64-bit HotSpot. Results are kept as long as the class they are about. */
public final class HotSpotLayouts implements Layouts {

    private final @Nullable VmAccess access;
    private volatile @Nullable RunningLayouts running;

    private HotSpotLayouts(@Nullable VmAccess access) {
        this.access = access;
    }

    /**
     * The layouts in this VM.
     *
     * @param vmAccess whether to ask the VM for true offsets, as {@code pawl.vm-access} allows; else they are computed
     */
    public static Layouts create(boolean vmAccess) {
        return new HotSpotLayouts(vmAccess ? VmAccess.open().orElse(null) : null);
    }

    @Override
    public VmModel runningModel() {
        return layouts().model();
    }

    @Override
    public ObjectLayout running(Class<?> type) {
        InstanceTypes.requireInstances(type);
        return layouts().running(type);
    }

    @Override
    public ObjectLayout under(VmModel model, Class<?> type) {
        InstanceTypes.requireInstances(type);
        return layouts().under(model, type);
    }

    /** Made at the first question, because another VM than HotSpot can only say then that it is not understood. */
    private RunningLayouts layouts() {
        RunningLayouts known = running;
        if (known == null) {
            NeededModules.require();
            known = new RunningLayouts(RunningVm.model(access), access);
            running = known;
        }
        return known;
    }
}
