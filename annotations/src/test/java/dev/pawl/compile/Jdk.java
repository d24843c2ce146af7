package dev.pawl.compile;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Assumptions;

/** A JDK on this machine. */
record Jdk(int version, Path home) {

    private static final Path USUAL_FOLDER = Path.of("/usr/lib/jvm");

    /** The running JDK, or one that JAVA_HOME* or the usual folder leads to; aborts the test if there is none. */
    static Jdk of(int version) {
        return candidates().stream()
                .filter(home -> versionOf(home) == version)
                .map(home -> new Jdk(version, home))
                .findFirst()
                .orElseGet(() -> Assumptions.abort("No JDK " + version + " here, so nothing is known about its javac. "
                        + "Set JAVA_HOME_" + version + " or install one in " + USUAL_FOLDER + "."));
    }

    boolean isRunning() {
        return version == Runtime.version().feature();
    }

    Path javac() {
        return home.resolve("bin").resolve("javac");
    }

    private static List<Path> candidates() {
        List<Path> homes = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
        for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
            if (variable.getKey().startsWith("JAVA_HOME")) {
                homes.add(Path.of(variable.getValue()));
            }
        }
        homes.addAll(usualHomes());
        return homes;
    }

    private static List<Path> usualHomes() {
        List<Path> homes = new ArrayList<>();
        if (Files.isDirectory(USUAL_FOLDER)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(USUAL_FOLDER)) {
                found.forEach(homes::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return homes;
    }

    /** The feature version that the JDK's release file tells, or 0 where there is none with a javac. */
    private static int versionOf(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release)
                || !Files.isExecutable(home.resolve("bin").resolve("javac"))) {
            return 0;
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(release)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String version =
                Objects.requireNonNull(properties.getProperty("JAVA_VERSION")).replace("\"", "");
        return Runtime.Version.parse(version).feature();
    }
}
