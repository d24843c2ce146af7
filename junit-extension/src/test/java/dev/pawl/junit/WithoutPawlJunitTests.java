package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.MaxInstanceSize;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** In a JVM of its own, whose class path has the annotations and not {@code pawl-junit}. */
class WithoutPawlJunitTests {

    @Test
    void a_contract_fails_naming_the_dependency_to_add() throws Exception {
        assertThat(runWithoutPawlJunit())
                .isEqualTo(
                        "dev.pawl.junit.WithoutPawlJunitTests$SomeTestCase.entry_stays_small() carries a Pawl contract,"
                                + " but nothing here can judge it: pawl-junit is not on the test class path.\n"
                                + "Add the dependency dev.pawl:pawl-junit with scope test.\n");
    }

    static class SomeTestCase {
        @Test
        @MaxInstanceSize(value = 64, of = Object.class)
        void entry_stays_small() {}
    }

    private static String runWithoutPawlJunit() throws IOException, InterruptedException {
        Process child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPathWithout("junit-extension" + File.separator + "target" + File.separator + "classes"),
                        Main.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(child.waitFor()).isZero();
        return output;
    }

    private static String classPathWithout(String ours) {
        List<String> entries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .toList();
        assertThat(entries).anyMatch(entry -> entry.endsWith(ours));
        return entries.stream().filter(entry -> !entry.endsWith(ours)).collect(Collectors.joining(File.pathSeparator));
    }

    /** Runs the fixture with what the class path has, and prints what ended it. */
    static final class Main implements TestExecutionListener {

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            result.getThrowable().ifPresent(thrown -> System.out.println(thrown.getMessage()));
        }

        public static void main(String[] args) {
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(DiscoverySelectors.selectClass(SomeTestCase.class))
                                    .build(),
                            new Main());
        }
    }
}
