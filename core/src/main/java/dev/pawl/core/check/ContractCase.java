package dev.pawl.core.check;

import java.lang.annotation.Annotation;
import org.jspecify.annotations.Nullable;

/**
 * One contract on one subject under one layout model: what is judged, named and counted.
 *
 * @param annotation the annotation as written, or null for an assertion in a test's code
 * @param model a {@link dev.pawl.LayoutModel} name
 * @param because the author's reason, or empty
 * @param tolerance the {@code @KnownViolation} that covers it, or null
 */
public record ContractCase(
        @Nullable Annotation annotation,
        Contract contract,
        Subject subject,
        String model,
        String because,
        @Nullable Tolerance tolerance,
        Site site) {

    /** A name for reports: {@code "MaxInstanceSize(40) of RouteEntry"}, with {@code " on compact-headers"} where not the running VM. */
    public String name() {
        String onModel = model.equals(dev.pawl.LayoutModel.RUNNING) ? "" : " on " + model;
        return contract.name().substring(1) + " of " + subject.displayName() + onModel;
    }
}
