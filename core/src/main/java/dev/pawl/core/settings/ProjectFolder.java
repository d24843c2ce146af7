package dev.pawl.core.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** The folder of the module under test, and which build tool writes below it. */
record ProjectFolder(Path base, boolean gradle) {

    /** Surefire names the module's folder in {@code basedir}; Gradle makes it the working directory. */
    static ProjectFolder of(Map<String, String> properties, Path workingDirectory) {
        String basedir = properties.get("basedir");
        Path base = basedir == null ? workingDirectory : Path.of(basedir);
        return new ProjectFolder(base, properties.containsKey("org.gradle.test.worker") || isBuiltByGradle(base));
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
