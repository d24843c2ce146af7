package dev.pawl.examples.documents;

import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.settings.SettingsReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The messages that the documentation shows, one file each; {@code -Dexamples.record=true} writes them anew. */
final class Messages {

    static final Path FOLDER = Path.of("src/test/resources/messages");

    private Messages() {}

    /** The documents show the header mode most readers have, and what is measured there. */
    static boolean areThoseOfThisJvm() {
        return SettingsReader.read().vmAccess()
                && HotSpotLayouts.create(true)
                        .runningModel()
                        .toString()
                        .startsWith("12-byte header, 4-byte references, 8-aligned");
    }

    /** The JDK's version is the one thing in a message that changes from machine to machine. */
    static String ofAnyJdk(String message) {
        return message.replaceAll("JDK [\\d.]+(?=, \\d+-byte header)", "JDK 17.0.15")
                        .stripTrailing() + "\n";
    }

    static String shown(String name, String actual) {
        Path file = FOLDER.resolve(name + ".txt");
        try {
            if (Boolean.getBoolean("examples.record")) {
                Files.writeString(file, actual);
            }
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
