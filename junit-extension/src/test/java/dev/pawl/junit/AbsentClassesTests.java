package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.core.Pawl;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.report.Origin;
import dev.pawl.core.settings.SettingsReader;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that were there when others were compiled. */
class AbsentClassesTests {

    private final Pawl pawl = Pawl.with(SettingsReader.read());

    @TempDir
    Path temp;

    @BeforeEach
    void compile() throws IOException {
        Compiled.into(temp, "Gone", "class Gone {}");
        Compiled.into(temp, "Child", "class Child extends Gone {}");
        Compiled.into(temp, "OfGone", "@dev.pawl.MaxInstanceSize(value = 16, of = Gone.class) class OfGone {}");
        Compiled.into(temp, "OfChild", "@dev.pawl.MaxInstanceSize(value = 16, of = Child.class) class OfChild {}");
        Compiled.into(temp, "Holder", "class Holder { @dev.pawl.NoFalseSharing Gone gone; }");
        Files.delete(temp.resolve("Gone.class"));
    }

    @Test
    void a_class_named_by_a_contract_is_told() throws Exception {
        assertMisuse("OfGone", "`of` names Gone, which is not on the class path of this test.");
    }

    @Test
    void a_class_whose_superclass_is_absent_is_told_with_that() throws Exception {
        assertMisuse("OfChild", "`of` names a class that cannot be loaded: java.lang.NoClassDefFoundError: Gone.");
    }

    private void assertMisuse(String testClass, String problem) throws Exception {
        try (URLClassLoader loader = loader()) {
            Class<?> type = loader.loadClass(testClass);

            assertThatThrownBy(() -> pawl.ofTestClass(type))
                    .isInstanceOf(Misuse.class)
                    .hasMessage("@MaxInstanceSize on " + testClass + ": " + problem);
        }
    }

    /** A failing test has told of it already. */
    @Test
    void a_class_that_does_not_load_counts_as_visited() throws Exception {
        try (URLClassLoader loader = loader()) {
            FoundClasses found = new FoundClasses(
                    List.of(loader.loadClass("Holder")),
                    List.of(FoundClasses.notLoaded("Child", new NoClassDefFoundError("Gone"))),
                    List.of());

            assertThat(new ContractNodes(pawl, found.loaded(), Origin.UNKNOWN).ofNamed(found))
                    .hasSize(2);
            assertThat(List.of("Child", "Holder"))
                    .allMatch(Visits.in(pawl.settings().reportDir())::contains);
        }
    }

    private URLClassLoader loader() throws IOException {
        return new URLClassLoader(new URL[] {temp.toUri().toURL()}, getClass().getClassLoader());
    }
}
