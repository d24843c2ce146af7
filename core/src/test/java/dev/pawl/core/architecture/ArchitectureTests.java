package dev.pawl.core.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

class ArchitectureTests {

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.pawl.core", "dev.pawl.assertj");

    @Test
    void each_package_knows_only_those_before_it() {
        assertThat(Directions.violations(CORE)).isEmpty();
    }

    @Test
    void every_package_has_a_place_in_the_order() {
        assertThat(Directions.unknown(CORE)).isEmpty();
    }

    @Test
    void no_cycles_between_packages() {
        slices().matching("dev.pawl.(**)").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void core_knows_no_junit() {
        check(noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.junit..", "org.opentest4j..", "dev.pawl.bridge..")
                .because("the fluent entry works in any test framework, and in a plain main"));
    }

    @Test
    void only_the_fluent_entry_knows_assertj() {
        check(noClasses()
                .that()
                .resideInAPackage("dev.pawl.core..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.assertj..")
                .because("AssertJ is optional"));
    }

    @Test
    void only_the_report_knows_json() {
        check(noClasses()
                .that(resideOutsideOfPackages("dev.pawl.core.report.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.google.gson.."));
    }

    @Test
    void only_measuring_knows_bytecode() {
        check(noClasses()
                .that(resideOutsideOfPackages("dev.pawl.core.measure.."))
                .should()
                .dependOnClassesThat(resideInAPackage("org.objectweb.asm..")));
    }

    @Test
    void only_layouts_are_told_in_the_terms_of_jol() {
        check(noClasses()
                .that(resideOutsideOfPackages("dev.pawl.core.measure..", "dev.pawl.core.check.layout"))
                .should()
                .dependOnClassesThat(resideInAPackage("org.openjdk.jol..")));
    }

    @Test
    void nothing_is_printed_but_that_the_results_cannot_be_written() {
        check(noClasses()
                .that()
                .doNotHaveFullyQualifiedName("dev.pawl.core.report.Recorder")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(Throwable.class, "printStackTrace"));
    }

    @Test
    void relocated_libraries_are_in_no_public_signature() {
        check(PublicSignatures.mentionNone(resideInAnyPackage("com.google.gson..", "org.objectweb.asm..")));
    }

    @Test
    void vm_internals_are_asked_in_one_place() {
        check(noClasses()
                .that(resideOutsideOfPackages("dev.pawl.core.measure.."))
                .should()
                .dependOnClassesThat(resideInAPackage("sun.misc..").or(resideInAPackage("jdk.internal.."))));
    }

    private static void check(ArchRule rule) {
        rule.check(CORE);
    }
}
