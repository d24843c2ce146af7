package dev.pawl.core.report;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileLockInterruptionException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file that no other process writes to while it is open. Written without the interruptible channel: a test that leaves its
 * thread interrupted has results, too.
 */
final class LockedFile implements AutoCloseable {

    private final RandomAccessFile file;

    private LockedFile(RandomAccessFile file) {
        this.file = file;
    }

    /** Opens a file, creates it if need be, and waits until it has the lock; the thread's interrupt is kept for later. */
    static LockedFile open(Path path) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            while (true) {
                RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
                try {
                    return locked(file);
                } catch (FileLockInterruptionException | ClosedByInterruptException e) {
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Takes the lock, or closes the file. Closing gives the lock back. */
    private static LockedFile locked(RandomAccessFile file) throws IOException {
        LockedFile locked = new LockedFile(file);
        try {
            file.getChannel().lock();
            return locked;
        } catch (OverlappingFileLockException e) {
            file.close();
            throw new IOException("something else in this JVM has locked it", e);
        } catch (IOException e) {
            file.close();
            throw e;
        }
    }

    /** Whether the file starts with these bytes. */
    boolean startsWith(byte[] expected) throws IOException {
        if (file.length() < expected.length) {
            return false;
        }
        byte[] start = new byte[expected.length];
        file.seek(0);
        file.readFully(start);
        return Arrays.equals(start, expected);
    }

    boolean isEmpty() throws IOException {
        return file.length() == 0;
    }

    void clear() throws IOException {
        file.setLength(0);
    }

    /** Removes what follows the last line end: a process was killed while it wrote. */
    void dropTornLine() throws IOException {
        long end = file.length();
        while (end > 0 && byteAt(end - 1) != '\n') {
            end--;
        }
        if (end < file.length()) {
            file.setLength(end);
        }
    }

    /** Writes all of it, or, if that fails, leaves the file as it was. */
    void append(byte[] bytes) throws IOException {
        long end = file.length();
        try {
            file.seek(end);
            file.write(bytes);
        } catch (IOException e) {
            restore(end, e);
            throw e;
        }
    }

    private void restore(long length, IOException reason) {
        try {
            file.setLength(length);
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }

    private int byteAt(long position) throws IOException {
        file.seek(position);
        return file.read();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
