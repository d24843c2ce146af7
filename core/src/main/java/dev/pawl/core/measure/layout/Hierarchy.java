package dev.pawl.core.measure.layout;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A class and its superclasses.
 *
 * @param jdk the first class that belongs to the JDK: {@code Object}, a class below it, or the class itself
 * @param user the classes above it that do not, from the one that extends {@code jdk} on
 */
record Hierarchy(Class<?> jdk, List<DeclaredClass> user) {

    static Hierarchy of(Class<?> type, boolean withContended) {
        Deque<DeclaredClass> user = new ArrayDeque<>();
        Class<?> level = type;
        while (!InstanceTypes.isOfJdk(level)) {
            user.addFirst(DeclaredClass.of(level, withContended));
            level = level.getSuperclass();
        }
        return new Hierarchy(level, List.copyOf(user));
    }

    /** JOL's description of the whole, below a JDK part. */
    HotSpotClassData data(HotSpotClassData jdkData) {
        HotSpotClassData data = jdkData;
        for (DeclaredClass level : user) {
            data = new HotSpotClassData(level, data);
        }
        return data;
    }
}
