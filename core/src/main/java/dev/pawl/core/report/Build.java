package dev.pawl.core.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The build a test JVM belongs to, named by the process that started it: {@code "4711@2026-12-01T08:00:00Z"}. All test JVMs of one
 * Maven build share it, the next build has another.
 */
record Build(String id) {

    private static final Set<String> JAVA = Set.of("java", "java.exe", "javaw.exe");
    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "ash", "busybox", "zsh", "ksh", "cmd.exe");

    static Build current() {
        ProcessHandle self = ProcessHandle.current();
        return new Build(id(starter(self).orElse(self)));
    }

    /** The Java process that started this one, if there is one; Surefire puts a shell in between. */
    private static Optional<ProcessHandle> starter(ProcessHandle self) {
        return Stream.iterate(self.parent(), Optional::isPresent, parent -> parent.flatMap(ProcessHandle::parent))
                .flatMap(Optional::stream)
                .dropWhile(parent -> SHELLS.contains(program(parent)))
                .findFirst()
                .filter(parent -> JAVA.contains(program(parent)));
    }

    private static String program(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName())
                .map(name -> name.toString().toLowerCase(Locale.ROOT))
                .orElse("");
    }

    private static String id(ProcessHandle process) {
        return process.pid() + "@" + process.info().startInstant().orElse(Instant.EPOCH);
    }
}
