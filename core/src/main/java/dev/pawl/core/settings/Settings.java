package dev.pawl.core.settings;

import java.nio.file.Path;
import java.util.List;

/**
 * What the project has set.
 *
 * @param exact {@code pawl.exact}: whether exact contracts are judged
 * @param layouts {@code pawl.layouts}: layout models judged besides the running VM
 * @param lineSize {@code pawl.line-size}: bytes in a cache line
 * @param inconclusive {@code pawl.inconclusive}: what becomes of a contract that could not be judged
 * @param environment {@code pawl.environment}: the same where the machine lacks something
 * @param unvisited {@code pawl.unvisited}: what becomes of annotated classes that no test visited
 * @param reportDir {@code pawl.report.dir}: where reports go
 * @param vmAccess {@code pawl.vm-access}: whether the VM may be asked for field offsets
 */
public record Settings(
        Judging exact,
        List<String> layouts,
        int lineSize,
        NotJudged inconclusive,
        NotJudged environment,
        Unvisited unvisited,
        Path reportDir,
        boolean vmAccess) {

    public Settings {
        layouts = List.copyOf(layouts);
    }

    /** {@code judge} or {@code off}. */
    public enum Judging {
        /** Every contract that applies is judged. */
        JUDGE,
        /** None is; they are counted as not judged. */
        OFF
    }

    /** What becomes of a contract that was not judged: {@code abort} (reported as skipped) or {@code fail}. */
    public enum NotJudged {
        /** JUnit reports the test as skipped. */
        ABORT,
        /** The test is red. */
        FAIL
    }

    /** {@code list}, {@code fail} or {@code off}. */
    public enum Unvisited {
        /** The run lists them at its end. */
        LIST,
        /** The run fails. */
        FAIL,
        /** Nobody looks for them: several test JVMs share the work, and none of them sees what the others visit. */
        OFF
    }
}
