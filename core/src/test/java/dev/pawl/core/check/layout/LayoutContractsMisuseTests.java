package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What has no layout is refused, whichever way the contract came. */
class LayoutContractsMisuseTests {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            java.lang.Runnable | Runnable is an interface, which has no layout. Name classes that implement it, or annotate those.
            java.lang.Override | Override is an annotation, which has no layout. Name classes that implement it, or annotate those.
            [J                 | long[] is an array type, which has no size without a length. Use PawlAssertions.assertThatArray.
            [Ljava.lang.String;| String[] is an array type, which has no size without a length. Use PawlAssertions.assertThatArray.
            """)
    void refuses_types_without_a_layout(Class<?> type, String why) {
        assertRefused(new Subject.OfClass(type), why);
    }

    @Test
    void refuses_primitives() {
        assertRefused(new Subject.OfClass(int.class), "int is a primitive type, which has no layout. Name a class.");
    }

    @Test
    void refuses_a_graph() {
        assertRefused(
                new Subject.OfGraph("CacheTests.cache", Object.class, () -> null),
                "CacheTests.cache is no class, so it has no layout.");
    }

    private static void assertRefused(Subject subject, String why) {
        assertThatThrownBy(() ->
                        LayoutContracts.contract(new MaxInstanceSizeRule(Bytes.of(8)), "@MaxInstanceSize(8)", subject))
                .isInstanceOf(Misuse.class)
                .hasMessage(why);
    }
}
