package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.core.measure.layout.ObjectLayout.Source;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class HotSpotLayoutsTests {

    private static final AtomicBoolean INITIALISED = new AtomicBoolean();

    private final Layouts layouts = HotSpotLayouts.create(true);
    private final Layouts withoutAccess = HotSpotLayouts.create(false);

    static Stream<Class<?>> allKinds() {
        return Stream.concat(ClassKinds.ofTheUserAlone().stream(), ClassKinds.belowTheJdk().stream());
    }

    static List<Class<?>> ofTheUserAlone() {
        return ClassKinds.ofTheUserAlone();
    }

    @ParameterizedTest
    @MethodSource("allKinds")
    void true_offsets_are_told_for_every_kind_of_class(Class<?> type) throws ReflectiveOperationException {
        ObjectLayout layout = layouts.running(type);

        VmAccess access = VmAccess.open().orElseThrow();
        for (var field : layout.fields()) {
            if (field.hostClass().equals(type.getName())) {
                assertThat(field.offset()).isEqualTo(access.offset(type.getDeclaredField(field.name())));
            }
        }
        assertThat(layout.fields()).isSortedAccordingTo((a, b) -> Long.compare(a.offset(), b.offset()));
    }

    @ParameterizedTest
    @MethodSource("ofTheUserAlone")
    void without_access_the_same_is_computed(Class<?> type) {
        ObjectLayout layout = withoutAccess.running(type);

        assertThat(Described.layout(layout)).isEqualTo(Described.layout(layouts.running(type)));
        assertThat(layout.source()).isEqualTo(Source.COMPUTED);
    }

    @Test
    void only_classes_with_instances_are_measured() {
        assertThat(layouts.running(ClassKinds.Point.class).source()).isEqualTo(Source.MEASURED);
        assertThat(layouts.running(ClassKinds.AbstractBase.class).source()).isEqualTo(Source.COMPUTED);
    }

    @Test
    void a_subject_is_not_initialised() {
        layouts.running(Noisy.class);
        layouts.running(BelowNoisy.class);
        withoutAccess.running(Noisy.class);
        layouts.under(layouts.runningModel(), Noisy.class);

        assertThat(INITIALISED).isFalse();
    }

    @Test
    void size_is_the_same_before_and_after_initialisation() throws ReflectiveOperationException {
        ObjectLayout before = layouts.running(Late.class);
        MethodHandles.lookup().ensureInitialized(Late.class);
        ObjectLayout after = HotSpotLayouts.create(true).running(Late.class);

        assertThat(Described.layout(after)).isEqualTo(Described.layout(before));
    }

    @ParameterizedTest
    @CsvSource({
        "compressed-oops, '32: i@12 l@16 s@24 b@26 r@28'",
        "no-compressed-oops, '40: i@12 l@16 s@24 b@26 r@32'",
        "compact-headers, '32: l@8 i@16 s@20 b@22 r@24'",
        "compact-headers-no-compressed-oops, '32: l@8 i@16 s@20 b@22 r@24'",
        "uncompressed, '40: l@16 i@24 s@28 b@30 r@32'"
    })
    void other_models_are_computed(String model, String expected) {
        VmModel other = VmModels.named(model, layouts.runningModel());

        ObjectLayout layout = layouts.under(other, ClassKinds.Plain.class);

        assertThat(Described.layout(layout)).isEqualTo(expected);
        assertThat(layout.source()).isEqualTo(Source.COMPUTED);
        assertThat(layout.model()).isEqualTo(other);
        assertThat(layout.classLayout().headerSize()).isEqualTo(other.headerBytes());
    }

    @ParameterizedTest
    @CsvSource({"17, '40: i@12 r@16 b@20 l@24 first@32 second@36'", "25, '40: i@12 r@16 first@20 second@24 b@28 l@32'"})
    void references_follow_references_from_jdk_25_on(int jdk, String expected) {
        VmModel model = new VmModel(12, 4, 8, jdk, 128, true);

        assertThat(Described.layout(layouts.under(model, ClassKinds.BelowReference.class)))
                .isEqualTo(expected);
    }

    @Test
    void the_jdk_part_of_another_jdk_is_not_guessed() {
        int jdk = layouts.runningModel().jdk();
        VmModel next = VmModels.named("compact-headers@" + (jdk + 1), layouts.runningModel());

        assertThatExceptionOfType(LayoutNotUnderstood.class)
                .isThrownBy(() -> layouts.under(next, ClassKinds.OfException.class))
                .withMessage(
                        "layout not understood: java.lang.RuntimeException belongs to the JDK and has fields, and those"
                                + " of JDK " + (jdk + 1) + " are not known in JDK " + jdk);
    }

    @Test
    void the_jdk_part_of_this_jdk_is_computed_where_the_rule_gives_it() {
        ObjectLayout layout = layouts.under(layouts.runningModel(), ClassKinds.OfException.class);

        assertThat(Described.layout(layout)).isEqualTo(Described.layout(layouts.running(ClassKinds.OfException.class)));
    }

    @Test
    void what_the_vm_adds_to_a_jdk_class_is_not_computed_for_other_models() {
        assertThatExceptionOfType(LayoutNotUnderstood.class)
                .isThrownBy(() -> layouts.under(layouts.runningModel(), ClassKinds.OfLoader.class))
                .withMessage("layout not understood: java.lang.ClassLoader belongs to the JDK, and JDK "
                        + layouts.runningModel().jdk() + " lays it out in a way the rule does not give");
    }

    @ParameterizedTest
    @CsvSource({
        "java.lang.Runnable, 'java.lang.Runnable is an interface: it has no instances of its own. Name a class that"
                + " implements it.'",
        "java.lang.Override, 'java.lang.Override is an annotation type: it has no instances of its own. Name a class.'",
        "[I, 'int[] is an array type, and the size of an array depends on its length. Name a class.'"
    })
    void types_without_a_layout_are_refused(Class<?> type, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> layouts.running(type))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> layouts.under(layouts.runningModel(), type))
                .withMessage(message);
    }

    @Test
    void a_primitive_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> layouts.running(int.class))
                .withMessage(
                        "int is a primitive type: its values are no objects. Name the class that has a field of it.");
    }

    @Test
    void class_objects_are_not_understood() {
        assertThatExceptionOfType(LayoutNotUnderstood.class)
                .isThrownBy(() -> layouts.running(Class.class))
                .withMessageStartingWith("layout not understood: java.lang.Class: its instances cannot be allocated");
    }

    @Test
    void a_layout_is_found_once() {
        assertThat(layouts.running(ClassKinds.Plain.class)).isSameAs(layouts.running(ClassKinds.Plain.class));
    }

    @Test
    void a_virtual_thread_measures_as_well() throws ReflectiveOperationException, InterruptedException {
        assumeTrue(Runtime.version().feature() >= 21, "virtual threads");
        List<Long> sizes = new ArrayList<>();
        Runnable measuring = () ->
                sizes.add(HotSpotLayouts.create(true).running(String.class).size());

        Thread thread = (Thread)
                Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, measuring);
        thread.join();

        assertThat(sizes).containsExactly(layouts.running(String.class).size());
    }

    @Test
    void threads_agree() throws Exception {
        Layouts shared = HotSpotLayouts.create(true);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            var tasks = allKinds()
                    .<java.util.concurrent.Callable<String>>map(type -> () -> Described.layout(shared.running(type)))
                    .toList();
            List<String> first = new ArrayList<>();
            for (var future : threads.invokeAll(tasks)) {
                first.add(future.get());
            }
            assertThat(first)
                    .containsExactlyElementsOf(allKinds()
                            .map(type -> Described.layout(shared.running(type)))
                            .toList());
        } finally {
            threads.shutdown();
        }
    }

    @SuppressWarnings("unused")
    static class Noisy {
        static {
            INITIALISED.set(true);
        }

        int x;
    }

    @SuppressWarnings("unused")
    static class BelowNoisy extends Noisy {
        long y;
    }

    @SuppressWarnings("unused")
    static class Late {
        static final Object STATE = new Object();

        byte b;
        Object r;
    }
}
