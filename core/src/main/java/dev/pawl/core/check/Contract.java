package dev.pawl.core.check;

import dev.pawl.core.verdict.Verdict;
import java.util.Optional;

/** A contract with its values checked, ready to be judged. */
public interface Contract {

    /** The contract as its author would write it, shortly: {@code "@MaxInstanceSize(64)"}. */
    String name();

    /**
     * What the contract is about, so that a specific one can replace a general one of the same topic: two sizes are one topic,
     * the distances of two different pairs of fields are two. Compared with {@code equals}.
     */
    Object topic();

    /** Judges. Never throws for what is found; what cannot be found out is {@link Verdict.Inconclusive}. */
    Verdict judge(Conditions conditions);

    /** Why this contract and another on the same subject cannot both hold, as a sentence; empty if they can. */
    default Optional<String> contradicts(Contract other) {
        return Optional.empty();
    }
}
