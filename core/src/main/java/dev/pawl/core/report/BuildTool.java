package dev.pawl.core.report;

import dev.pawl.core.settings.ProjectFolder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What runs the tests, and how it is told to run one of them. */
enum BuildTool {
    MAVEN {
        @Override
        String command(String testClass, @Nullable String method) {
            String simple = testClass.substring(testClass.lastIndexOf('.') + 1);
            return "mvn test " + quoted("-Dtest=" + simple + (method == null ? "" : "#" + method));
        }
    },
    GRADLE {
        @Override
        String command(String testClass, @Nullable String method) {
            return "gradle test --tests " + quoted(testClass + (method == null ? "" : "." + method));
        }
    };

    abstract String command(String testClass, @Nullable String method);

    /** The command that runs one test again; empty if no test is known. */
    Optional<String> rerun(Origin origin) {
        return Optional.ofNullable(origin.testClass()).map(testClass -> command(testClass, origin.testMethod()));
    }

    /** The tool that builds the project whose tests this JVM runs. */
    static BuildTool running() {
        return ProjectFolder.ofThisJvm().gradle() ? GRADLE : MAVEN;
    }

    /** A shell would read the {@code $} of a nested class as a variable, and break a name at a blank. */
    private static String quoted(String argument) {
        return argument.matches("[\\w.#=-]+") ? argument : "'" + argument + "'";
    }
}
