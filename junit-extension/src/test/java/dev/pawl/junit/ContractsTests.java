package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.junit.contractfixtures.Holding;
import dev.pawl.junit.contractfixtures.Leaf;
import dev.pawl.junit.contractfixtures.Plain;
import dev.pawl.junit.testkit.Outcome;
import dev.pawl.junit.testkit.PawlTestKit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ContractsTests {

    @Test
    void a_package_gives_the_contracts_of_its_classes_and_of_those_below() {
        PawlTestKit.run(PackageTestCase.class)
                .passed("MaxFields(1) of Holding")
                .passed("MaxFields(0) of Leaf.hot")
                .failedSaying("MaxFields(0) of Misused.broken", "has more than @MaxFields allows")
                .failed("contract of Misused", "@MaxFields on Misused: `value` must be 0 or greater, but was -1.")
                .failedSaying("MaxFields(0) of Broken", "has more than @MaxFields allows")
                .passed("MaxFields(1) of Broken")
                .andNothingElse();
    }

    static class PackageTestCase {
        @TestFactory
        Stream<DynamicNode> contracts() {
            return Contracts.inPackage("dev.pawl.junit.contractfixtures");
        }
    }

    @Test
    void a_named_class_brings_the_contracts_on_fields_it_inherits() {
        assertThat(PawlTestKit.run(LeafTestCase.class).outcomes())
                .extracting(Outcome::name)
                .containsExactly("MaxFields(0) of Leaf.hot");
    }

    static class LeafTestCase {
        @TestFactory
        Stream<DynamicNode> contracts() {
            return Contracts.of(Leaf.class);
        }
    }

    @Test
    void classes_can_be_named_by_text() {
        PawlTestKit.run(NamedTestCase.class)
                .passed("MaxFields(1) of Holding")
                .failed(
                        "com.acme.Absent",
                        "com.acme.Absent could not be loaded, so nothing can be said about its contracts:"
                                + " java.lang.ClassNotFoundException: com.acme.Absent.")
                .andNothingElse();
    }

    static class NamedTestCase {
        @TestFactory
        Stream<DynamicNode> contracts() {
            return Contracts.of(Holding.class.getName(), "com.acme.Absent");
        }
    }

    @Test
    void where_nothing_is_found_it_says_where_it_looked() {
        Outcome empty = PawlTestKit.run(EmptyTestCase.class).outcomes().get(0);

        assertThat(empty.status()).isEqualTo(Outcome.Status.FAILED);
        assertThat(empty.message())
                .startsWith(
                        "No contract was found in package com.acme.nowhere or below, among 0 classes. Looked in\n  ")
                .contains("test-classes");
        PawlTestKit.run(UnannotatedTestCase.class)
                .failed("contracts", "No contract was found on dev.pawl.junit.contractfixtures.Plain.")
                .andNothingElse();
    }

    static class EmptyTestCase {
        @TestFactory
        Stream<DynamicNode> contracts() {
            return Contracts.inPackage("com.acme.nowhere");
        }
    }

    static class UnannotatedTestCase {
        @TestFactory
        Stream<DynamicNode> contracts() {
            return Contracts.of(Plain.class);
        }
    }

    @Test
    void dynamic_tests_lead_to_the_class() {
        assertThat(PawlTestKit.run(LeafTestCase.class).outcomes().get(0).className())
                .isEqualTo("dev.pawl.junit.contractfixtures.Padded");
    }
}
