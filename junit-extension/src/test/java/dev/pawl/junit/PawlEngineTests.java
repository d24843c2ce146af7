package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import dev.pawl.ContractsOf;
import dev.pawl.junit.enginefixtures.NodeContractsTestCase;
import dev.pawl.junit.enginefixtures.OnlyContractsTestCase;
import dev.pawl.junit.testkit.MaxFields;
import dev.pawl.junit.testkit.PawlTestKit;
import dev.pawl.junit.testkit.Run;
import dev.pawl.junit.testkit.Subjects.Two;
import dev.pawl.junit.testkit.Subjects.Unknowable;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.PackageNameFilter;

class PawlEngineTests {

    private static final Path TEST_CLASSES = Path.of("target", "test-classes");
    private static final String HOLDS = "MaxFields(2) of Subjects.Two";
    private static final String BROKEN = "MaxFields(1) of Subjects.Two";

    @Test
    void each_contract_on_a_test_class_is_a_test_of_its_own() {
        Run run = PawlTestKit.run(ClassLevelTestCase.class);

        run.passed("body()")
                .failedSaying(BROKEN, "has more than @MaxFields allows")
                .abortedSaying("MaxFields(0) of Subjects.Unknowable", "Nobody can count them")
                .andNothingElse();
        assertThat(run.test(BROKEN).id())
                .isEqualTo("[engine:pawl]/[class:" + ClassLevelTestCase.class.getName()
                        + "]/[contract:MaxFields(1) of Subjects.Two]");
        assertThat(run.test(BROKEN).className()).isEqualTo(ClassLevelTestCase.class.getName());
        assertThat(run.test(BROKEN).tags()).containsExactly("fields");
    }

    @MaxFields(value = 1, of = Two.class)
    @MaxFields(value = 0, of = Unknowable.class)
    static class ClassLevelTestCase {
        @Test
        void body() {}
    }

    /** Some build tools select whatever class file they find. */
    @Test
    void classes_without_a_name_are_passed_over() {
        Object anonymous = new Object() {};

        PawlTestKit.run(anonymous.getClass()).andNothingElse();
    }

    @Test
    void a_class_without_any_test_is_judged_too() {
        PawlTestKit.run(OnlyContractsTestCase.class).passed(HOLDS).andNothingElse();
    }

    @Test
    void contracts_on_types_that_declare_them_for_others_are_judged() {
        PawlTestKit.run(NodeContractsTestCase.class)
                .failedSaying("MaxFields(1) of Subjects.Two", "@MaxFields")
                .failedSaying("MaxFields(0) of Subjects.Two.a", "@MaxFields")
                .andNothingElse();
    }

    @Test
    void an_interface_that_forgets_whose_contracts_it_declares_is_told() {
        PawlTestKit.run(OfNobodyTestCase.class)
                .failed(
                        "@MaxFields on PawlEngineTests.OfNobodyTestCase",
                        "@MaxFields on PawlEngineTests.OfNobodyTestCase: PawlEngineTests.OfNobodyTestCase is an interface,"
                                + " which has no instances to lay out. To declare contracts of other classes on it, add"
                                + " @ContractsOf(TheClass.class).")
                .andNothingElse();
    }

    @MaxFields(2)
    interface OfNobodyTestCase {}

    @Test
    void a_member_type_that_declares_contracts_for_others_is_judged_with_its_class() {
        PawlTestKit.run(WithMemberTestCase.class).passed("body()").passed(HOLDS).andNothingElse();
    }

    static class WithMemberTestCase {
        @Test
        void body() {}

        @ContractsOf(Two.class)
        @MaxFields(2)
        interface Members {}
    }

    @Test
    void what_several_classes_inherit_is_judged_once() {
        PawlTestKit.run(FirstTestCase.class, SecondTestCase.class)
                .passed("first()")
                .passed("second()")
                .failedSaying(BROKEN, "@MaxFields")
                .passed(HOLDS)
                .andNothingElse();
    }

    @MaxFields(value = 1, of = Two.class)
    abstract static class ParentTestCase {}

    @MaxFields(value = 2, of = Two.class)
    interface Parent {}

    static class FirstTestCase extends ParentTestCase implements Parent {
        @Test
        void first() {}
    }

    static class SecondTestCase extends ParentTestCase implements Parent {
        @Test
        void second() {}
    }

    @Test
    void nested_test_classes_are_judged_with_the_outer_one() {
        PawlTestKit.run(OuterTestCase.class).passed("inner()").passed(HOLDS).andNothingElse();
    }

    @Test
    void a_nested_test_class_is_judged_alone() {
        PawlTestKit.selecting(selectNestedClass(List.of(OuterTestCase.class), OuterTestCase.InnerTestCase.class))
                .run()
                .passed("inner()")
                .passed(HOLDS)
                .andNothingElse();
    }

    static class OuterTestCase {
        @Nested
        @MaxFields(value = 2, of = Two.class)
        class InnerTestCase {
            @Test
            void inner() {}
        }
    }

    @Test
    void misuse_is_one_failing_test_and_hides_no_other() {
        PawlTestKit.run(MisusedTestCase.class, OnlyContractsTestCase.class)
                .failed(
                        "@MaxFields on PawlEngineTests.MisusedTestCase",
                        "@MaxFields on PawlEngineTests.MisusedTestCase: `value` must be 0 or greater, but was -1.")
                .abortedSaying("MaxFields(1) of Subjects.Unknowable", "Nobody can count them")
                .passed("body()")
                .passed(HOLDS)
                .andNothingElse();
    }

    @MaxFields(value = -1, of = Two.class)
    @MaxFields(value = 1, of = Unknowable.class)
    static class MisusedTestCase {
        @Test
        void body() {}
    }

    @Test
    void a_test_runs_again_by_its_unique_id() {
        String id = PawlTestKit.run(ClassLevelTestCase.class).test(BROKEN).id();

        PawlTestKit.selecting(selectUniqueId(id))
                .run()
                .failedSaying(BROKEN, "@MaxFields")
                .andNothingElse();
    }

    @Test
    void a_class_runs_again_by_its_unique_id() {
        PawlTestKit.selecting(selectUniqueId("[engine:pawl]/[class:" + OnlyContractsTestCase.class.getName() + "]"))
                .run()
                .passed(HOLDS)
                .andNothingElse();
    }

    @Test
    void a_selected_method_brings_no_contracts_of_its_class() {
        PawlTestKit.selecting(selectMethod(ClassLevelTestCase.class, "body"))
                .run()
                .passed("body()")
                .andNothingElse();
    }

    @Test
    void classes_are_found_in_packages_and_folders() {
        PawlTestKit.selecting(selectPackage("dev.pawl.junit.enginefixtures"))
                .including(ClassNameFilter.excludeClassNamePatterns(".*Node.*"))
                .run()
                .passed(HOLDS)
                .andNothingElse();
        PawlTestKit.selecting(selectClasspathRoots(Set.of(TEST_CLASSES)).get(0))
                .including(PackageNameFilter.includePackageNames("dev.pawl.junit.enginefixtures"))
                .run()
                .passed(HOLDS)
                .failedSaying("MaxFields(1) of Subjects.Two", "@MaxFields")
                .failedSaying("MaxFields(0) of Subjects.Two.a", "@MaxFields")
                .andNothingElse();
    }

    @Test
    void without_contracts_the_engine_has_nothing_to_say() {
        PawlTestKit.run(DisabledTestCase.class)
                .skipped("PawlEngineTests$DisabledTestCase")
                .andNothingElse();
    }

    @Disabled
    static class DisabledTestCase {
        @Test
        @MaxFields(value = 1, of = Two.class)
        void body() {}
    }
}
