package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BuildToolTests {

    @Test
    void maven_takes_the_simple_name_and_gradle_the_full_one() {
        Origin origin = new Origin("com.acme.RouterTests", "entry_stays_small");

        assertThat(BuildTool.MAVEN.rerun(origin)).contains("mvn test -Dtest=RouterTests#entry_stays_small");
        assertThat(BuildTool.GRADLE.rerun(origin))
                .contains("gradle test --tests com.acme.RouterTests.entry_stays_small");
    }

    @Test
    void a_contract_of_a_class_runs_with_the_class() {
        Origin origin = new Origin("com.acme.RouterTests", null);

        assertThat(BuildTool.MAVEN.rerun(origin)).contains("mvn test -Dtest=RouterTests");
        assertThat(BuildTool.GRADLE.rerun(origin)).contains("gradle test --tests com.acme.RouterTests");
    }

    @Test
    void what_a_shell_would_take_apart_is_quoted() {
        Origin nested = new Origin("com.acme.Outer$Inner", "stays_small");
        Origin spaced = new Origin("com.acme.RouterTests", "entry stays small");

        assertThat(BuildTool.MAVEN.rerun(nested)).contains("mvn test '-Dtest=Outer$Inner#stays_small'");
        assertThat(BuildTool.GRADLE.rerun(nested)).contains("gradle test --tests 'com.acme.Outer$Inner.stays_small'");
        assertThat(BuildTool.MAVEN.rerun(spaced)).contains("mvn test '-Dtest=RouterTests#entry stays small'");
    }

    @Test
    void no_test_no_command() {
        assertThat(BuildTool.MAVEN.rerun(Origin.UNKNOWN)).isEmpty();
    }

    @Test
    void maven_runs_these_tests() {
        assertThat(BuildTool.running()).isEqualTo(BuildTool.MAVEN);
    }
}
