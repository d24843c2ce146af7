package dev.pawl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Production code carries contracts and is compiled with {@code pawl-annotations} alone: no JUnit, every warning an error. */
class ProductionCodeTests {

    private static final String SOURCE = """
            import dev.pawl.*;

            @ContendedHonored(because = "b", jdk = "21+")
            @InstanceSize(value = 40, on = LayoutModel.COMPRESSED_OOPS)
            @InstanceSize(value = 32, on = LayoutModel.COMPACT_HEADERS + "@27")
            @MaxAlignmentLoss(8)
            @MaxInstanceSize(64)
            @MaxInstanceSize(value = 56, jdk = "25")
            @NoCacheLineStraddle(fields = {"head", "tail"}, maxProbability = 0.5, lineSize = 128)
            @NoFalseSharing({"head", "tail"})
            @SameCacheLine(value = {"head", "tail"}, within = 64)
            @SeparateCacheLines({"head", "tail"})
            @KnownViolation(because = "b", until = "2030-01-01", contract = MaxInstanceSize.class)
            public final class Production {
                @NoFalseSharing volatile long head;
                @NoFalseSharing(group = "g") @KnownViolation(because = "b") private volatile long tail;
                @MaxDeepSize(1000) Object graph;

                @MaxInstanceSize(value = 16, of = Object.class)
                @NoCacheLineStraddle(of = Object.class)
                void method() {}

                @Small @NoCacheLineStraddle record Point(@NoFalseSharing int x) {}

                @MaxInstanceSize(32) enum Kind { A }

                @MaxInstanceSize(40) @NoFalseSharing({"head"}) @interface Small {}

                @ContractsOf(value = Production.class, className = "java.lang.Object")
                @MaxInstanceSize(64)
                interface Contracts { @NoFalseSharing long head(); }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void javac_has_nothing_to_say(int jdk) throws Exception {
        Javac javac = new Javac(jdk, folder).with("-Xlint:all", "-Werror");

        assertThat(javac.compile("Production", SOURCE, Javac.ANNOTATIONS)).isEmpty();
        assertThat(javac.classes().resolve("Production.class")).exists();
    }

    @ParameterizedTest
    @MethodSource("annotations")
    void the_production_class_carries(String annotation) {
        assertThat(SOURCE).contains("@" + annotation);
    }

    @Test
    void every_class_is_java_8_bytecode() throws IOException {
        try (Stream<Path> classes = Files.walk(Javac.ANNOTATIONS.resolve("dev"))) {
            assertThat(classes.filter(file -> file.toString().endsWith(".class")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(Files.readAllBytes(file)[7]).isEqualTo((byte) 52));
        }
    }

    /** All annotations but the markers, which stand on annotations only. */
    static Stream<String> annotations() throws IOException {
        try (Stream<Path> classes = Files.list(Javac.ANNOTATIONS.resolve("dev/pawl"))) {
            return classes
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.startsWith("package-info"))
                    .map(name -> load("dev.pawl." + name.replace(".class", "")))
                    .filter(type -> type.isAnnotation() && !isMarker(type))
                    .map(Class::getSimpleName)
                    .toList()
                    .stream();
        }
    }

    private static boolean isMarker(Class<?> type) {
        return List.of(type.getAnnotation(Target.class).value()).equals(List.of(ElementType.ANNOTATION_TYPE));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
