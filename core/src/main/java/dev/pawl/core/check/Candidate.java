package dev.pawl.core.check;

import dev.pawl.LayoutModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A contract on one subject under one model, before more specific ones of the same topic have replaced it. */
record Candidate(
        Declared declared,
        Subject subject,
        Contract contract,
        String model,
        @Nullable Tolerance tolerance) {

    /** What contracts must agree in for one to replace the other. */
    Object place() {
        return List.of(subject, model, contract.topic());
    }

    /** Whether both are about the same objects. */
    boolean meets(Candidate other) {
        return subject.equals(other.subject) && model.equals(other.model);
    }

    /** How much the contract says about where it holds: 0 for everywhere, 1 for a JDK or for models, 2 for both. */
    int specificity() {
        return (JdkRange.of(declared).named() ? 1 : 0)
                + (Models.namedBy(declared).isEmpty() ? 0 : 1);
    }

    /** The subject, and the model where it is not the running VM, for people. */
    String where() {
        return subject.displayName() + (model.equals(LayoutModel.RUNNING) ? "" : " on " + model);
    }

    ContractCase toCase() {
        String because = AnnotationElements.because(declared.annotation());
        return new ContractCase(declared.annotation(), contract, subject, model, because, tolerance, declared.site());
    }
}
