package dev.pawl.core.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file of JSON lines that many threads and processes append to, each line in one write under a lock. The first line names the
 * build; the first record of another build drops what is there.
 */
final class ResultsFile {

    private final Path path;
    private final byte[] header;

    /** All copies of this class in a JVM, of whichever class loader, must wait for each other: a file lock is one per JVM. */
    private final Object jvmWideLock;

    private boolean begun;

    ResultsFile(Path path, Build build) {
        this.path = path;
        this.header = line(header(build));
        this.jvmWideLock = ("dev.pawl.results:" + path).intern();
    }

    Path path() {
        return path;
    }

    /**
     * Appends one record, which is a line of JSON without its end.
     *
     * @throws IOException if it could not be written; then nothing of it is in the file
     */
    void append(String record) throws IOException {
        byte[] line = line(record);
        synchronized (jvmWideLock) {
            try (LockedFile file = open()) {
                append(file, line);
            }
        }
    }

    /** The folder is made if need be: nobody else has to, and a build may have removed it. */
    private LockedFile open() throws IOException {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            Files.createDirectories(folder);
        }
        return LockedFile.open(path);
    }

    private void append(LockedFile file, byte[] line) throws IOException {
        // Asked once only: two builds at a time in one folder would drop each other's records for ever.
        if (!begun && !file.isEmpty() && !file.startsWith(header)) {
            file.clear();
        }
        file.dropTornLine();
        file.append(file.isEmpty() ? concat(header, line) : line);
        begun = true;
    }

    private static String header(Build build) {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            json.beginObject();
            json.name("schema").value(ResultRecord.SCHEMA);
            json.name("build").value(build.id());
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException("in memory", e);
        }
        return text.toString();
    }

    private static byte[] line(String json) {
        return (json + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] concat(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }
}
