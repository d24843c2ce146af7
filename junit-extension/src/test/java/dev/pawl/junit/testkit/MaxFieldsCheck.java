package dev.pawl.junit.testkit;

import dev.pawl.core.check.Check;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Subject;
import java.util.stream.Stream;

/** Gives {@link MaxFields} its meaning; on a field it is about the class that has the field. */
public final class MaxFieldsCheck implements Check<MaxFields> {

    @Override
    public Class<MaxFields> annotation() {
        return MaxFields.class;
    }

    @Override
    public boolean inherited() {
        return false;
    }

    @Override
    public Contract contract(MaxFields annotation, Subject subject) {
        if (annotation.value() < 0) {
            throw Misuse.of("value", "must be 0 or greater", annotation.value(), null);
        }
        Class<?> type = subject instanceof Subject.OfField field ? field.type() : ((Subject.OfClass) subject).type();
        return new Limit("MaxFields", annotation.value(), subject, () -> fieldsOf(type));
    }

    private static int fieldsOf(Class<?> type) {
        return (int) Stream.of(type.getDeclaredFields())
                .filter(field -> !field.isSynthetic())
                .count();
    }
}
