package dev.pawl.core.check.layout;

import dev.pawl.SeparateCacheLines;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import java.util.List;

/** Gives {@link SeparateCacheLines} its meaning. */
public final class SeparateCacheLinesCheck extends LayoutCheck<SeparateCacheLines> {

    public SeparateCacheLinesCheck() {
        super(SeparateCacheLines.class);
    }

    @Override
    public Contract contract(SeparateCacheLines annotation, Subject subject) {
        List<String> fields = List.of(annotation.value());
        return LayoutContracts.contract(
                new SeparateCacheLinesRule(fields),
                name(FieldLists.inSource(fields)),
                subject,
                line(annotation.lineSize()));
    }
}
