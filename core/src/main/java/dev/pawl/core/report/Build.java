package dev.pawl.core.report;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The build a test JVM belongs to, named by the process that started it: {@code "4711@2026-12-01T08:00:00Z"}. All test JVMs of one
 * Maven build share it, the next build has another.
 */
record Build(String id) {

    private static final Set<String> JAVA = Set.of("java", "java.exe", "javaw.exe");
    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "ash", "busybox", "zsh", "ksh", "cmd.exe");

    static Build current() {
        return new Build(id(starter(ProcessHandle.current())));
    }

    /** The Java process that started this one, or this one; Surefire puts a shell in between. */
    private static ProcessHandle starter(ProcessHandle self) {
        Optional<ProcessHandle> starter = self.parent();
        while (starter.isPresent() && SHELLS.contains(program(starter.get()))) {
            starter = starter.get().parent();
        }
        return starter.filter(process -> JAVA.contains(program(process))).orElse(self);
    }

    private static String program(ProcessHandle process) {
        String command = process.info().command().orElse("").toLowerCase(Locale.ROOT);
        return command.substring(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1);
    }

    private static String id(ProcessHandle process) {
        return process.pid() + "@" + process.info().startInstant().orElse(Instant.EPOCH);
    }
}
