package dev.pawl.core.check.graph;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import dev.pawl.core.measure.graph.DeepSize;
import dev.pawl.core.measure.graph.GraphNotUnderstood;
import dev.pawl.core.measure.graph.ObjectGraph;
import dev.pawl.core.measure.layout.VmAccess;
import dev.pawl.core.naming.Names;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.verdict.Verdict;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The graph of objects behind a value takes at most so many bytes. */
public final class DeepSizeLimit implements Contract {

    private final Bytes limit;
    private final List<Class<?>> stopAt;
    private final Subject.OfGraph graph;

    private DeepSizeLimit(Bytes limit, List<Class<?>> stopAt, Subject.OfGraph graph) {
        this.limit = limit;
        this.stopAt = stopAt;
        this.graph = graph;
    }

    /**
     * A limit for one graph.
     *
     * @param limit bytes, 0 or greater
     * @param stopAt types whose instances are counted and not followed, besides {@link ObjectGraph#STOPS}
     * @throws Misuse if the limit is negative, or the walk would stop at its root
     */
    public static DeepSizeLimit of(long limit, Collection<Class<?>> stopAt, Subject.OfGraph graph) {
        if (limit < 0) {
            throw Misuse.of("value", "must be 0 or greater", limit, null);
        }
        requireGraph(graph.type());
        stopAt.forEach(stop -> requireWithin(stop, graph.type()));
        return new DeepSizeLimit(Bytes.of(limit), List.copyOf(stopAt), graph);
    }

    @Override
    public String name() {
        return "@MaxDeepSize(" + limit.value() + ")";
    }

    @Override
    public Object topic() {
        return DeepSizeLimit.class;
    }

    @Override
    public Verdict judge(Conditions conditions) {
        DeepSizeFinding finding = new DeepSizeFinding(limit, stopAt, conditions);
        @Nullable Object root = graph.root().get();
        if (root == null) {
            return new Verdict.Passed(finding.ofNothing());
        }
        Optional<VmAccess> access = conditions.settings().vmAccess() ? VmAccess.open() : Optional.empty();
        if (access.isEmpty()) {
            return notJudged(finding, withoutAccess(conditions));
        }
        try {
            DeepSize size = ObjectGraph.walk(root, stopAt, conditions.layouts().runningModel(), access.get());
            return Verdict.of(size.bytes().compareTo(limit) <= 0, finding.of(size, root.getClass()));
        } catch (GraphNotUnderstood notUnderstood) {
            return notJudged(finding, notUnderstood.getMessage());
        }
    }

    private static Verdict notJudged(DeepSizeFinding finding, String why) {
        return new Verdict.Inconclusive(Verdict.Reason.ENVIRONMENT, why, finding.ofUnmeasured());
    }

    private static String withoutAccess(Conditions conditions) {
        return conditions.settings().vmAccess()
                ? "this VM does not grant access to the references in objects"
                : "references are read through the VM, which pawl.vm-access=off forbids";
    }

    private static void requireGraph(Class<?> type) {
        if (type.isPrimitive()) {
            throw Misuse.because("A value of type " + type + " leads to no object. Limit a field of a reference type.");
        }
        for (Class<?> stop : ObjectGraph.STOPS) {
            if (stop.isAssignableFrom(type)) {
                throw Misuse.because(
                        "A " + Names.of(stop) + " is counted and not followed, as it leads to the whole VM."
                                + " Limit a field that holds data.");
            }
        }
    }

    private static void requireWithin(Class<?> stop, Class<?> type) {
        if (stop.isAssignableFrom(type)) {
            throw Misuse.of(
                    "stopAt",
                    "must name types that the value leads to, not its own or a supertype",
                    Names.of(stop),
                    "The walk would stop before it starts.");
        }
        if (stop.isPrimitive()) {
            throw Misuse.of("stopAt", "must name types of objects", stop, null);
        }
    }
}
