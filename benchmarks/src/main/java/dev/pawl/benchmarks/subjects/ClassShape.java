package dev.pawl.benchmarks.subjects;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What a generated class is made of, drawn at random.
 *
 * @param superName the internal name of its superclass
 * @param contended whether the class itself is {@code @Contended}
 */
record ClassShape(String name, String superName, boolean record, boolean contended, List<FieldShape> fields) {

    private static final int MAX_FIELDS = 6;

    /** JDK classes with and without fields, most of them written against by user code. */
    private static final List<String> JDK_SUPERCLASSES = List.of(
            "java/lang/Exception",
            "java/lang/Thread",
            "java/lang/ClassLoader",
            "java/util/ArrayList",
            "java/util/AbstractList",
            "java/util/concurrent/RecursiveAction",
            "java/util/concurrent/atomic/AtomicLong",
            "java/util/concurrent/atomic/AtomicBoolean",
            "java/util/concurrent/locks/ReentrantLock");

    /** A field: its descriptor, and the group it is {@code @Contended} in ("" is a group of its own); null: it is not. */
    record FieldShape(
            String name,
            String descriptor,
            @org.jspecify.annotations.Nullable String contendedGroup) {

        private static final List<String> DESCRIPTORS =
                List.of("Z", "B", "S", "C", "I", "F", "J", "D", "Ljava/lang/Object;", "Ljava/lang/String;", "[I");

        private static final List<String> GROUPS = List.of("", "a", "b");

        static FieldShape drawn(int index, boolean mayBeContended, Random random) {
            String group = mayBeContended && random.nextInt(3) == 0 ? GROUPS.get(random.nextInt(GROUPS.size())) : null;
            // Names repeat from level to level: a field hides its superclass's, as it may.
            return new FieldShape("f" + index, DESCRIPTORS.get(random.nextInt(DESCRIPTORS.size())), group);
        }
    }

    static ClassShape record(String name, Random random) {
        return new ClassShape(name, "java/lang/Record", true, false, fields(random, false));
    }

    /** A class without a generated superclass: its superclass is mostly Object, sometimes another JDK class. */
    static ClassShape root(String name, Random random) {
        boolean ofJdk = random.nextInt(12) == 0;
        String superName = ofJdk ? JDK_SUPERCLASSES.get(random.nextInt(JDK_SUPERCLASSES.size())) : "java/lang/Object";
        return below(superName, name, random);
    }

    static ClassShape below(String superName, String name, Random random) {
        boolean usesContended = random.nextInt(6) == 0;
        boolean onClass = usesContended && random.nextInt(3) == 0;
        return new ClassShape(name, superName, false, onClass, fields(random, usesContended));
    }

    private static List<FieldShape> fields(Random random, boolean mayBeContended) {
        List<FieldShape> fields = new ArrayList<>();
        int count = random.nextInt(MAX_FIELDS + 1);
        for (int i = 0; i < count; i++) {
            fields.add(FieldShape.drawn(i, mayBeContended, random));
        }
        return fields;
    }
}
