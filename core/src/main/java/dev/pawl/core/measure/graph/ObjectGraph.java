package dev.pawl.core.measure.graph;

import dev.pawl.core.measure.layout.VmAccess;
import dev.pawl.core.measure.layout.VmModel;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Walks the objects reachable from a root through strong references.
 *
 * <p>Runs no code of the objects and needs no thread stack for them, so cycles and lists of millions of nodes are fine. What weak,
 * soft and phantom references lead to is not followed, and static fields belong to no object. The graph should not change
 * meanwhile; if it does, the figure is of no single moment, but the walk is safe.
 */
public final class ObjectGraph {

    /**
     * Types whose instances are counted and not followed in any walk, as they lead to the whole VM. Class objects count no bytes:
     * they are there whether the graph refers to them or not, and only the VM knows their size, which holds the static fields.
     */
    public static final List<Class<?>> STOPS = List.of(Class.class, ClassLoader.class, Module.class, Thread.class);

    private ObjectGraph() {}

    /**
     * The size of the graph behind a root, the root included, in the running VM.
     *
     * @param stopAt types whose instances are counted and not followed, besides {@link #STOPS}; a root of such a type is not
     *     followed either
     * @param model the running VM's, which says how large arrays are
     * @throws GraphNotUnderstood if the size of an object in it cannot be established beyond doubt
     */
    public static DeepSize walk(Object root, Collection<Class<?>> stopAt, VmModel model, VmAccess access) {
        List<Class<?>> stops = Stream.concat(STOPS.stream(), stopAt.stream()).toList();
        return new Walk(new Shapes(model, access), stops).from(root);
    }
}
