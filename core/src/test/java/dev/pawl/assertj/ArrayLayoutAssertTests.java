package dev.pawl.assertj;

import static dev.pawl.assertj.PawlAssertions.assertThatArray;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.LayoutModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.opentest4j.AssertionFailedError;

class ArrayLayoutAssertTests {

    private static final String MODEL = LayoutModel.COMPRESSED_OOPS + "@17";

    @RegisterExtension
    private final JudgedHere judged = new JudgedHere();

    @Test
    void holds_quietly() {
        longs().hasSizeAtMost(528).hasElementsOnSeparateCacheLines(8, 0);
        longs().withLineSize(128).hasElementsOnSeparateCacheLines(0, 16);
        assertThatArray(long[].class, 0).hasSizeAtMost(24);
    }

    @Test
    void tells_the_size() {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> longs().hasSizeAtMost(512))
                .withMessage("""
                        long[64] is larger than hasSizeAtMost allows on compressed-oops@17

                          allowed    512 bytes
                          measured   528 bytes  (+16)   JDK 17, 12-byte header, 4-byte references, 8-aligned
                          elements   512 bytes from offset 16

                          Run it again: mvn test -Dtest=ArrayLayoutAssertTests#tells_the_size""");
    }

    @Test
    void tells_which_elements_are_apart() {
        assertThatExceptionOfType(AssertionFailedError.class)
                .isThrownBy(() -> longs().hasElementsOnSeparateCacheLines(7, 0))
                .withMessage("""
                        long[64] may hold elements on one cache line that hasElementsOnSeparateCacheLines keeps apart on compressed-oops@17

                          allowed    at 0 % of starts
                          measured   at 12.5 % of starts   JDK 17, 12-byte header, 4-byte references, 8-aligned
                          offsets    16 and 72, on one line at 1 of 8 starts (12.5 %)

                          From element 0, element 8 and those after it are certain to lie on other 64-byte lines.
                          With 128-byte lines: at 56.3 % of starts, would fail as well.

                          Run it again: mvn test -Dtest=ArrayLayoutAssertTests#tells_which_elements_are_apart""");
    }

    @Test
    void refuses_what_cannot_be_meant() {
        assertRefused(
                "int is no array type. Use assertThatLayout for the layout of a class.",
                () -> assertThatArray(int.class, 1));
        assertRefused("`length` must be 0 or greater, but was -1.", () -> assertThatArray(int[].class, -1));
        assertRefused("long[64]: `bytes` must be 1 or greater, but was 0.", () -> longs().hasSizeAtMost(0));
        assertRefused(
                "long[64]: There is no element 64. Its elements are 0 to 63.",
                () -> longs().hasElementsOnSeparateCacheLines(0, 64));
        assertRefused(
                "int[0][]: There is no element 0. The array is empty.",
                () -> assertThatArray(int[][].class, 0).hasElementsOnSeparateCacheLines(0, 1));
        assertRefused(
                "long[64]: Element 3 is named twice. Name two elements.",
                () -> longs().hasElementsOnSeparateCacheLines(3, 3));
    }

    private static ArrayLayoutAssert longs() {
        return assertThatArray(long[].class, 64).on(MODEL);
    }

    private static void assertRefused(String message, Runnable assertion) {
        assertThatIllegalArgumentException().isThrownBy(assertion::run).withMessage(message);
    }
}
