package dev.pawl.core.check.layout;

import dev.pawl.SameCacheLine;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;
import java.util.List;

/** Gives {@link SameCacheLine} its meaning. */
public final class SameCacheLineCheck extends LayoutCheck<SameCacheLine> {

    private static final long DEFAULT_SPAN = 64;

    public SameCacheLineCheck() {
        super(SameCacheLine.class);
    }

    @Override
    public Contract contract(SameCacheLine annotation, Subject subject) {
        List<String> fields = List.of(annotation.value());
        return LayoutContracts.contract(
                new SameCacheLineRule(fields, Bytes.of(annotation.within())),
                name(elements(annotation)),
                subject,
                line(annotation.lineSize()));
    }

    private static String elements(SameCacheLine annotation) {
        String fields = FieldLists.inSource(List.of(annotation.value()));
        return annotation.within() == DEFAULT_SPAN ? fields : "value = " + fields + ", within = " + annotation.within();
    }
}
