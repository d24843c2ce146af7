package dev.pawl.core.report;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** Why a file could not be written, in words: exceptions of {@code java.nio.file} have only the path as their message. */
final class IoReason {

    private IoReason() {}

    static String of(IOException e) {
        String known = known(e);
        return known != null
                ? known
                : e.getMessage() != null ? e.getMessage() : e.getClass().getName();
    }

    private static @Nullable String known(IOException e) {
        if (e instanceof FileAlreadyExistsException exists) {
            return exists.getFile() + " is a file, not a folder";
        }
        if (e instanceof AccessDeniedException denied) {
            return "access to " + denied.getFile() + " is denied";
        }
        if (e instanceof NoSuchFileException absent) {
            return absent.getFile() + " cannot be created here";
        }
        return e instanceof FileSystemException other && other.getReason() != null
                ? other.getFile() + ": " + other.getReason()
                : null;
    }
}
