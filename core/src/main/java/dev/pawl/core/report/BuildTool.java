package dev.pawl.core.report;

import java.nio.file.Files;
import java.nio.file.Path;

/** What runs the tests, and how it is told to run one of them. */
enum BuildTool {
    MAVEN {
        @Override
        String command(String testClass, String separatedMethod) {
            return "mvn test " + quoted("-Dtest=" + simple(testClass) + separatedMethod.replace('.', '#'));
        }
    },
    GRADLE {
        @Override
        String command(String testClass, String separatedMethod) {
            return "gradle test --tests " + quoted(testClass + separatedMethod);
        }
    };

    /** The command that runs one test class, or one of its methods given as {@code ".method"}. */
    abstract String command(String testClass, String separatedMethod);

    /** The tool that runs this JVM; in an IDE or a plain {@code main} the one the working directory is made for. */
    static BuildTool running() {
        boolean worker = System.getProperty("org.gradle.test.worker") != null;
        return worker || isGradleProject(Path.of("")) ? GRADLE : MAVEN;
    }

    static boolean isGradleProject(Path folder) {
        return !Files.exists(folder.resolve("pom.xml"))
                && (Files.exists(folder.resolve("build.gradle")) || Files.exists(folder.resolve("build.gradle.kts")));
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** A shell would read the {@code $} of a nested class as a variable, and break a name at a blank. */
    private static String quoted(String argument) {
        return argument.matches("[\\w.#=-]+") ? argument : "'" + argument + "'";
    }
}
