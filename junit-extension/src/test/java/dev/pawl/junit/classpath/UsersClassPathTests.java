package dev.pawl.junit.classpath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What one dependency on {@code pawl-junit} brings, as Maven resolves it from the packaged modules. */
class UsersClassPathTests {

    private static final List<String> OURS = List.of("jol-core", "pawl-annotations", "pawl-core");
    /** Inside one build Maven resolves by core's own POM, which still names what the published one does not. */
    private static final List<String> RELOCATED = List.of("asm", "gson");

    private List<Path> classPath;

    @BeforeEach
    void read_what_maven_resolved() throws IOException {
        Path resolved = Path.of("target", "users-class-path.txt");
        assumeThat(resolved).as("Maven resolves the class path").exists();
        classPath = Stream.of(Files.readString(resolved).strip().split(File.pathSeparator, -1))
                .map(Path::of)
                .toList();
        assumeThat(classPath)
                .as("`mvn verify` packages the modules before these tests, `mvn test` does not")
                .allMatch(Files::isRegularFile);
    }

    @Test
    void it_is_jol_and_us_beside_the_users_junit() {
        assertThat(classPath.stream().map(UsersClassPathTests::artifact))
                .filteredOn(name -> !RELOCATED.contains(name))
                .containsExactlyInAnyOrderElementsOf(OURS);
    }

    /** It would be mixed with the user's, in another version. */
    @Test
    void no_junit_comes_with_the_extension() throws Exception {
        assertThat(PublishedPom.read(Path.of("pom.xml")).brings()).containsExactly("pawl-core");
    }

    @Test
    void the_published_core_asks_for_jol_and_the_annotations_only() throws Exception {
        Path published = jar("pawl-core").resolveSibling("dependency-reduced-pom.xml");

        assertThat(PublishedPom.read(published).brings()).containsExactlyInAnyOrder("pawl-annotations", "jol-core");
    }

    @Test
    void the_junit_that_runs_is_the_one_asked_for() {
        assertThat(Test.class.getPackage().getImplementationVersion())
                .isEqualTo(System.getProperty("asked.junit.version"));
    }

    @Test
    void core_has_its_libraries_under_its_own_name() throws IOException {
        assertThat(entries("pawl-core", name -> name.endsWith(".class")))
                .allMatch(name -> name.startsWith("dev/pawl/"))
                .contains(
                        "dev/pawl/core/shaded/gson/stream/JsonWriter.class",
                        "dev/pawl/core/shaded/asm/ClassWriter.class");
    }

    @Test
    void core_has_its_own_services_and_licences_only() throws IOException {
        assertThat(entries("pawl-core", name -> name.startsWith("META-INF/") && !name.startsWith("META-INF/maven/")))
                .containsExactlyInAnyOrder(
                        "META-INF/MANIFEST.MF",
                        "META-INF/LICENSE",
                        "META-INF/NOTICE",
                        "META-INF/services/dev.pawl.core.check.Check");
    }

    /** With an automatic module javac warns in every module that requires it, and production code requires the annotations. */
    @Test
    void the_annotations_are_a_module_and_core_has_a_name() {
        assertThat(module("pawl-annotations").name()).isEqualTo("dev.pawl.annotations");
        assertThat(module("pawl-annotations").isAutomatic()).isFalse();
        assertThat(module("pawl-core").name()).isEqualTo("dev.pawl.core");
    }

    private List<String> entries(String artifact, Predicate<String> filter) throws IOException {
        try (JarFile jar = open(artifact)) {
            return jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(entry -> entry.getName())
                    .filter(filter)
                    .toList();
        }
    }

    private ModuleDescriptor module(String artifact) {
        return ModuleFinder.of(jar(artifact)).findAll().iterator().next().descriptor();
    }

    private JarFile open(String artifact) throws IOException {
        return new JarFile(jar(artifact).toFile());
    }

    private Path jar(String artifact) {
        return classPath.stream()
                .filter(entry -> artifact(entry).equals(artifact))
                .findFirst()
                .orElseThrow();
    }

    /** The file's name without the version. */
    private static String artifact(Path jar) {
        return jar.getFileName().toString().replaceFirst("-[0-9].*", "");
    }
}
