package dev.pawl.core.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of the module under test.
 *
 * @param base where it is; relative paths are meant from the working directory
 * @param gradle whether Gradle builds it; else Maven does
 */
public record ProjectFolder(Path base, boolean gradle) {

    /** The one that the tests of this JVM belong to. */
    public static ProjectFolder ofThisJvm() {
        return of(System::getProperty, Path.of(""));
    }

    /** Surefire names the module's folder in {@code basedir}; Gradle makes it the working directory. */
    static ProjectFolder of(Function<String, @Nullable String> properties, Path workingDirectory) {
        String basedir = properties.apply("basedir");
        Path base = basedir == null ? workingDirectory : Path.of(basedir);
        return new ProjectFolder(base, properties.apply("org.gradle.test.worker") != null || isBuiltByGradle(base));
    }

    /** For runs from an IDE, which name no build tool. */
    private static boolean isBuiltByGradle(Path base) {
        return !Files.exists(base.resolve("pom.xml"))
                && Stream.of("build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts")
                        .anyMatch(file -> Files.exists(base.resolve(file)));
    }

    /** Where reports go unless set. */
    Path reportDir() {
        return base.resolve(gradle ? "build" : "target").resolve("pawl");
    }
}
