package dev.pawl.core.measure.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.measure.layout.VmAccess;
import dev.pawl.core.measure.layout.VmModels;
import dev.pawl.core.quantity.Bytes;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.List;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class ObjectGraphTests {

    @Test
    void counts_each_node_of_a_million_on_a_small_stack() throws InterruptedException {
        Node list = Node.list(1_000_000);
        AtomicReference<DeepSize> size = new AtomicReference<>();

        Thread thread = new Thread(null, () -> size.set(walk(list)), "small-stack", 256 * 1024);
        thread.start();
        thread.join();

        assertThat(size.get())
                .isEqualTo(new DeepSize(
                        Bytes.of(1_000_000 * Sizes.object(1, 4)),
                        1_000_000,
                        List.of(new ClassShare(Node.class, 1_000_000, Bytes.of(1_000_000 * Sizes.object(1, 4))))));
    }

    @Test
    void counts_shared_objects_once() {
        Object shared = new long[2];

        assertThat(walk(new Object[] {shared, shared, new Pair(shared, shared)}))
                .isEqualTo(size(
                        share(Object[].class, 1, Sizes.references(3)),
                        share(long[].class, 1, Sizes.array(8, 2)),
                        share(Pair.class, 1, Sizes.object(2, 0))));
    }

    @Test
    void ends_on_cycles() {
        Pair pair = new Pair(null, null);
        pair.left = pair;
        pair.right = new Object[] {pair};

        assertThat(walk(pair))
                .isEqualTo(
                        size(share(Pair.class, 1, Sizes.object(2, 0)), share(Object[].class, 1, Sizes.references(1))));
    }

    @Test
    void follows_records_and_lambdas() {
        int[] captured = new int[5];
        Supplier<Object> lambda = () -> captured;

        assertThat(walk(new Entry(7, lambda)))
                .isEqualTo(size(
                        share(int[].class, 1, Sizes.array(4, 5)),
                        share(Entry.class, 1, Sizes.object(1, 4)),
                        share(lambda.getClass(), 1, Sizes.object(1, 0))));
    }

    @Test
    void follows_enum_constants_boxes_and_strings() {
        DeepSize size = walk(new Object[] {OddObjects.Level.HIGH, 1_000, "text"});

        assertThat(size.shares())
                .extracting(ClassShare::type)
                .containsExactlyInAnyOrder(
                        Object[].class,
                        OddObjects.Level.HIGH.getClass(),
                        int[].class,
                        Integer.class,
                        String.class,
                        byte[].class);
        assertThat(share(size, Integer.class).bytes()).isEqualTo(Bytes.of(Sizes.object(0, 4)));
        assertThat(share(size, byte[].class)).isEqualTo(share(byte[].class, 2, Sizes.array(1, 4) * 2));
    }

    @Test
    void sizes_arrays_of_all_elements_by_their_length() {
        assertThat(walk(new boolean[9]).bytes()).isEqualTo(Bytes.of(Sizes.array(1, 9)));
        assertThat(walk(new char[9]).bytes()).isEqualTo(Bytes.of(Sizes.array(2, 9)));
        assertThat(walk(new float[9]).bytes()).isEqualTo(Bytes.of(Sizes.array(4, 9)));
        assertThat(walk(new double[9]).bytes()).isEqualTo(Bytes.of(Sizes.array(8, 9)));
        assertThat(walk(new int[2][3]))
                .isEqualTo(size(
                        share(int[].class, 2, 2 * Sizes.array(4, 3)), share(int[][].class, 1, Sizes.references(2))));
        assertThat(walk(new Object[0]).bytes()).isEqualTo(Bytes.of(Sizes.references(0)));
    }

    @Test
    void does_not_follow_weak_and_soft_references() {
        Object[] roots = {new WeakReference<>(new Entry(1, null)), new SoftReference<>(new Entry(2, null))};
        WeakHashMap<Object, Object> map = new WeakHashMap<>();
        Entry key = new Entry(3, null);
        map.put(key, new Pair(null, null));

        assertThat(walk(roots).shares()).extracting(ClassShare::type).doesNotContain(Entry.class);
        assertThat(walk(map).shares())
                .extracting(ClassShare::type)
                .contains(Pair.class)
                .doesNotContain(Entry.class);
        assertThat(key.number()).isEqualTo(3);
    }

    @Test
    void counts_classes_loaders_modules_and_threads_and_does_not_follow_them() {
        Thread thread = new Thread(() -> {});
        Object[] roots = {String.class, getClass().getModule(), thread, ClassLoader.getSystemClassLoader()};

        DeepSize size = walk(roots);

        assertThat(size.objects()).isEqualTo(5);
        assertThat(share(size, Class.class).bytes()).isEqualTo(Bytes.of(0));
        assertThat(share(size, Thread.class).bytes().value()).isGreaterThan(64);
    }

    @Test
    void stops_at_instances_of_types_and_their_subtypes() {
        Object[] root = {new Derived(new long[100]), new Pair(new long[3], null)};

        DeepSize size = walk(root, Base.class);

        assertThat(size)
                .isEqualTo(size(
                        share(long[].class, 1, Sizes.array(8, 3)),
                        share(Pair.class, 1, Sizes.object(2, 0)),
                        share(Object[].class, 1, Sizes.references(2)),
                        share(Derived.class, 1, Sizes.object(1, 0))));
    }

    @Test
    void runs_no_code_of_the_objects() {
        DeepSize size = walk(List.of(new OddObjects.Hostile(), new OddObjects.Hostile()));

        assertThat(share(size, OddObjects.Hostile.class).count()).isEqualTo(2);
    }

    @Test
    void follows_fields_that_reflection_hides() throws NoSuchMethodException {
        Method method = Node.class.getDeclaredMethod("list", int.class);

        assertThat(walk(method).shares()).extracting(ClassShare::type).contains(Method.class, String.class);
    }

    @Test
    void sizes_classes_to_which_the_vm_adds_fields() throws ReflectiveOperationException {
        Object handle = java.lang.invoke.MethodHandles.lookup()
                .findStatic(Node.class, "list", java.lang.invoke.MethodType.methodType(Node.class, int.class));

        assertThat(walk(handle).shares())
                .extracting(share -> share.type().getName())
                .contains("java.lang.invoke.ResolvedMethodName");
    }

    @Test
    void tells_the_largest_share_first_and_equal_ones_by_name() {
        DeepSize size = walk(new Object[] {new int[1], new float[1], new Object[10]});

        assertThat(size.shares())
                .extracting(ClassShare::type)
                .containsExactly(Object[].class, float[].class, int[].class);
    }

    private static DeepSize walk(Object root, Class<?>... stopAt) {
        return ObjectGraph.walk(
                root, List.of(stopAt), VmModels.running(), VmAccess.open().orElseThrow());
    }

    private static DeepSize size(ClassShare... shares) {
        long bytes = List.of(shares).stream()
                .mapToLong(share -> share.bytes().value())
                .sum();
        long objects = List.of(shares).stream().mapToLong(ClassShare::count).sum();
        return new DeepSize(Bytes.of(bytes), objects, sorted(shares));
    }

    private static List<ClassShare> sorted(ClassShare... shares) {
        return List.of(shares).stream().sorted(Walk.LARGEST_FIRST).toList();
    }

    private static ClassShare share(Class<?> type, long count, long bytes) {
        return new ClassShare(type, count, Bytes.of(bytes));
    }

    private static ClassShare share(DeepSize size, Class<?> type) {
        return size.shares().stream()
                .filter(share -> share.type() == type)
                .findFirst()
                .orElseThrow();
    }

    static final class Node {
        final Node next;
        final int value;

        Node(Node next, int value) {
            this.next = next;
            this.value = value;
        }

        static Node list(int length) {
            Node head = null;
            for (int i = 0; i < length; i++) {
                head = new Node(head, i);
            }
            return head;
        }
    }

    static final class Pair {
        Object left;
        Object right;

        Pair(Object left, Object right) {
            this.left = left;
            this.right = right;
        }
    }

    record Entry(int number, Object value) {}

    static class Base {}

    static final class Derived extends Base {
        final Object value;

        Derived(Object value) {
            this.value = value;
        }
    }
}
