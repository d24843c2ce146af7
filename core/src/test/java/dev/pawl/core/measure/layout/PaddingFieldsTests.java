package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.junit.jupiter.api.Test;

@SuppressWarnings("UnusedVariable")
class PaddingFieldsTests {

    static class Front {
        long p1, p2, _p3, rp4, q5;
        byte b000, b177;
        byte pad01a;
        int leftPadding;
    }

    static class Hot extends Front {
        volatile long value;
    }

    static class Padded extends Hot {
        long p10a;
        static long p99;
        Object p11;
        long price1;
    }

    @Test
    void are_primitive_fields_named_as_padding_in_all_classes_of_an_object() {
        assertThat(PaddingFields.of(Padded.class))
                .containsExactlyInAnyOrder(
                        "p1", "p2", "_p3", "rp4", "q5", "b000", "b177", "pad01a", "leftPadding", "p10a");
    }

    static class Used extends Front {
        long sum() {
            return p1 + q5;
        }
    }

    @Test
    void are_not_those_that_code_of_a_subclass_reads() {
        assertThat(PaddingFields.of(Used.class)).contains("p2").doesNotContain("p1", "q5");
    }

    static class ByHandle {
        static final VarHandle P1 = handle();

        volatile long p1;
        long p2;

        private static VarHandle handle() {
            try {
                return MethodHandles.lookup().findVarHandle(ByHandle.class, "p1", long.class);
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("p1 is there", e);
            }
        }
    }

    @Test
    void are_not_those_that_a_handle_is_made_for() {
        assertThat(PaddingFields.of(ByHandle.class)).containsExactly("p2");
    }

    @Test
    void are_none_where_there_is_no_class_file() {
        Runnable lambda = () -> {};
        assertThat(PaddingFields.of(lambda.getClass())).isEmpty();
    }
}
