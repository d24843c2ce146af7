package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArrayLayoutTests {

    private static Object kept = "";

    @ParameterizedTest
    @CsvSource({
        "12, 17, 16, 16",
        "12, 25, 16, 16",
        "16, 17, 24, 24",
        "16, 22, 24, 24",
        "16, 23, 20, 24",
        "8, 25, 12, 16",
        "8, 21, 12, 16"
    })
    void elements_begin_behind_the_length(int header, int jdk, int baseOfBytes, int baseOfLongs) {
        VmModel model = new VmModel(header, 8, 8, jdk, 128, true);

        assertThat(ArrayLayout.of(model, byte[].class).baseOffset()).isEqualTo(baseOfBytes);
        assertThat(ArrayLayout.of(model, int[].class).baseOffset()).isEqualTo(baseOfBytes);
        assertThat(ArrayLayout.of(model, long[].class).baseOffset()).isEqualTo(baseOfLongs);
        assertThat(ArrayLayout.of(model, Object[].class).baseOffset()).isEqualTo(baseOfLongs);
    }

    @Test
    void an_element_lies_in_a_word_of_the_array() {
        ArrayLayout array = ArrayLayout.of(new VmModel(12, 4, 8, 17, 128, true), long[].class);

        assertThat(array.wordIndex(0)).isEqualTo(2);
        assertThat(array.wordIndex(8)).isEqualTo(10);
        assertThat(ArrayLayout.of(array.model(), int[].class).wordIndex(3)).isEqualTo(3);
        assertThat(array.elementOffset(3_000_000_000L)).isEqualTo(24_000_000_016L);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                byte[].class,
                char[].class,
                int[].class,
                float[].class,
                long[].class,
                String[].class,
                int[][].class
            })
    void sizes_are_what_this_vm_allocates(Class<?> type) {
        ArrayLayout array = ArrayLayout.of(VmModels.running(), type);

        for (int length = 0; length < 40; length++) {
            assertThat(array.size(length)).isEqualTo(allocated(type.getComponentType(), length));
        }
    }

    private static long allocated(Class<?> element, int length) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 10; i++) {
            long before = thread.getCurrentThreadAllocatedBytes();
            kept = Array.newInstance(element, length);
            least = Math.min(least, thread.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(Array.getLength(kept)).isEqualTo(length);
        return least;
    }

    @Test
    void other_types_and_negative_indices_are_refused() {
        VmModel model = VmModels.running();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ArrayLayout.of(model, String.class))
                .withMessage("java.lang.String is no array type.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ArrayLayout.of(model, int[].class).wordIndex(-1))
                .withMessage("an index or length is 0 or more, not -1");
    }
}
