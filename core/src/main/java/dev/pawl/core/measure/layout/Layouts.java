package dev.pawl.core.measure.layout;

/** Where the layout of a class comes from. */
public interface Layouts {

    /** The model of the running VM, measured. */
    VmModel runningModel();

    /**
     * The layout of the instances of a class in the running VM, measured. Runs no code of the class, not even its static
     * initialiser.
     *
     * @throws IllegalArgumentException for a type without instances: an interface, a primitive, an array (which has no size
     *     without a length)
     * @throws LayoutNotUnderstood if what was measured disagrees with the rule of this JDK
     */
    ObjectLayout running(Class<?> type);

    /**
     * The layout under another model, computed.
     *
     * @throws IllegalArgumentException as {@link #running}
     * @throws LayoutNotUnderstood if a JDK superclass has fields that cannot be known for that model
     */
    ObjectLayout under(VmModel model, Class<?> type);
}
