package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.acme.contracts.MaxFields;
import dev.pawl.ContractsOf;
import org.junit.jupiter.api.Test;

class MixInCasesTests {

    static final String RING = "dev.pawl.core.check.MixInCasesTests$Ring";

    static class Ring {
        volatile Node head;
        int size;

        @SuppressWarnings("unused")
        private static final class Node {
            private long sequence;
            private static long count;
        }
    }

    @SuppressWarnings("HidingField") // as hierarchies of queues do
    static final class LongRing extends Ring {
        long size;
        long mask;
    }

    @SuppressWarnings("HidingField") // as hierarchies of queues do
    static final class IntRing extends Ring {
        int size;
    }

    static final class Empty {}

    @ContractsOf(
            value = Ring.class,
            className = {RING + "$Node", RING})
    @MaxFields(8)
    interface RingContracts {}

    @ContractsOf(className = RING + "$Node")
    interface NodeContracts {
        @MaxFields(1)
        long sequence();

        void not_a_contract();
    }

    @ContractsOf({Ring.class, LongRing.class})
    interface SizeContracts {
        @MaxFields(1)
        Object head();

        @MaxFields(2)
        int size();
    }

    @ContractsOf(Ring.class)
    abstract static class ContractsInAClass {
        @MaxFields(1)
        abstract int size();
    }

    @ContractsOf(Ring.class)
    record ContractsInARecord(@MaxFields(1) int size) {}

    @ContractsOf(Ring.class)
    @MaxFields(1)
    enum ContractsInAnEnum {}

    @Test
    void contracts_are_about_each_class_named_once() {
        assertThat(CasesOf.names(CasesOf.running().ofMixIn(RingContracts.class)))
                .containsExactly("MaxFields(8) of MixInCasesTests.Ring", "MaxFields(8) of MixInCasesTests.Ring.Node");
    }

    @Test
    void a_method_stands_for_the_field_of_its_name_and_type() {
        assertThat(CasesOf.names(CasesOf.running().ofMixIn(NodeContracts.class)))
                .containsExactly("MaxFields(1) of MixInCasesTests.Ring.Node.sequence");
    }

    @Test
    void the_type_tells_fields_of_one_name_apart_and_object_stands_for_a_type_that_cannot_be_written() {
        assertThat(CasesOf.running().ofMixIn(SizeContracts.class))
                .extracting(
                        ContractCase::name,
                        one -> ((Subject.OfField) one.subject())
                                .field()
                                .getDeclaringClass()
                                .getSimpleName())
                .containsExactly(
                        tuple("MaxFields(1) of MixInCasesTests.Ring.head", "Ring"),
                        tuple("MaxFields(1) of MixInCasesTests.LongRing.head", "Ring"),
                        tuple("MaxFields(2) of MixInCasesTests.Ring.size", "Ring"),
                        tuple("MaxFields(2) of MixInCasesTests.LongRing.size", "Ring"));
    }

    @Test
    void a_class_a_record_and_an_enum_can_declare_for_others_as_well() {
        assertThat(CasesOf.names(CasesOf.running().ofMixIn(ContractsInAClass.class)))
                .containsExactly("MaxFields(1) of MixInCasesTests.Ring.size");
        assertThat(CasesOf.names(CasesOf.running().ofMixIn(ContractsInARecord.class)))
                .containsExactly("MaxFields(1) of MixInCasesTests.Ring.size");
        assertThat(CasesOf.names(CasesOf.running().ofMixIn(ContractsInAnEnum.class)))
                .containsExactly("MaxFields(1) of MixInCasesTests.Ring");
    }

    @Test
    void a_type_that_is_none_cannot_be_asked() {
        assertThatThrownBy(() -> CasesOf.running().ofMixIn(Ring.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(RING + " carries no @ContractsOf");
    }
}
