package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackageNameTests {

    @ParameterizedTest
    @ValueSource(strings = {"acme", "com.acme", "com.acme.über_1"})
    void names_of_packages_are_taken(String name) {
        assertThatCode(() -> PackageName.require(name)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"com/acme, com.acme", "com.acme.*, com.acme", "com.acme.., com.acme", "/com/acme/**, com.acme"})
    void a_path_or_a_pattern_is_refused_with_what_was_meant(String name, String meant) {
        assertThatThrownBy(() -> Contracts.inPackage("org.acme", name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Contracts.inPackage needs the name of a package as in \"com.acme\", whose subpackages are"
                        + " included, but was given \"" + name + "\". Did you mean \"" + meant + "\"?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "com.*.acme", "1"})
    void what_nothing_can_be_made_of_is_refused(String name) {
        assertThatThrownBy(() -> Contracts.inPackage(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Contracts.inPackage needs the name of a package as in \"com.acme\", whose subpackages are"
                        + " included, but was given \"" + name + "\".");
    }

    /** JUnit passes a factory that makes no test. */
    @Test
    void naming_none_is_refused() {
        assertThatThrownBy(Contracts::inPackage)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Contracts.inPackage names no package, so nothing would be judged. Name one:"
                        + " Contracts.inPackage(\"com.acme\").");
    }
}
