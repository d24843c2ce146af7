package dev.pawl.junit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** What became of the tests of a run, to be asserted in prose; every assertion takes the test it is about off the list. */
public final class Run {

    private final List<Outcome> left;
    private final List<Outcome> all;

    Run(List<Outcome> outcomes) {
        this.all = outcomes;
        this.left = new ArrayList<>(outcomes);
    }

    /** All tests. */
    public List<Outcome> outcomes() {
        return all;
    }

    /** A test of this name passed. */
    public Run passed(String name) {
        take(name, Outcome.Status.PASSED);
        return this;
    }

    /** A test of this name failed with exactly this message. */
    public Run failed(String name, String message) {
        assertThat(take(name, Outcome.Status.FAILED).message()).isEqualTo(message);
        return this;
    }

    /** A test of this name failed with a message that has this part. */
    public Run failedSaying(String name, String part) {
        Outcome failed = take(name, Outcome.Status.FAILED);
        assertThat(failed.thrown()).hasMessageContaining(part);
        return this;
    }

    /** A test of this name was aborted with a message that has this part. */
    public Run abortedSaying(String name, String part) {
        assertThat(take(name, Outcome.Status.ABORTED).message()).contains(part);
        return this;
    }

    /** A test or container of this name was skipped. */
    public Run skipped(String name) {
        take(name, Outcome.Status.SKIPPED);
        return this;
    }

    /** There was no other test. */
    public void andNothingElse() {
        assertThat(left).isEmpty();
    }

    /** The first test of a name. */
    public Outcome test(String name) {
        return all.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no test " + name + " in " + all));
    }

    private Outcome take(String name, Outcome.Status status) {
        for (Outcome one : left) {
            if (one.name().equals(name) && one.status() == status) {
                left.remove(one);
                return one;
            }
        }
        throw new AssertionError("no test \"" + name + "\" that " + status + " in " + left);
    }
}
