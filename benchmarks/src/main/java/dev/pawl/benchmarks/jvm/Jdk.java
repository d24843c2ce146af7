package dev.pawl.benchmarks.jvm;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An installed JDK.
 *
 * @param home its folder
 * @param version as its {@code release} file has it: {@code "17.0.15"}
 */
public record Jdk(Path home, String version) {

    private static final Pattern VERSION = Pattern.compile("^JAVA_VERSION=\"([^\"]+)\"$", Pattern.MULTILINE);

    /**
     * The JDKs in these folders, separated as in a class path.
     *
     * @throws IllegalArgumentException if a folder is no JDK
     */
    public static List<Jdk> in(String homes) {
        return Arrays.stream(homes.split(Pattern.quote(File.pathSeparator), -1))
                .map(Path::of)
                .map(Jdk::at)
                .toList();
    }

    private static Jdk at(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release)) {
            throw new IllegalArgumentException(home + " is no JDK: it has no file named release");
        }
        try {
            Matcher version = VERSION.matcher(Files.readString(release));
            if (!version.find()) {
                throw new IllegalArgumentException(release + " does not say JAVA_VERSION");
            }
            return new Jdk(home, version.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The feature release: 17. */
    public int feature() {
        return Runtime.Version.parse(version).feature();
    }

    Path java() {
        return home.resolve("bin").resolve("java");
    }
}
