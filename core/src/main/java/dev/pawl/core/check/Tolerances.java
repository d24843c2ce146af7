package dev.pawl.core.check;

import dev.pawl.KnownViolation;
import dev.pawl.core.naming.Names;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which contracts of an element a {@link KnownViolation} on it tolerates. */
final class Tolerances {

    private final List<Class<? extends Annotation>> kinds;
    private final @Nullable Tolerance tolerance;

    private Tolerances(List<Class<? extends Annotation>> kinds, @Nullable Tolerance tolerance) {
        this.kinds = kinds;
        this.tolerance = tolerance;
    }

    /**
     * Reads the annotation of an element, if there is one.
     *
     * @throws Misuse if it cannot be meant, or is about a contract that is not there
     */
    static Tolerances of(AnnotatedElement element) {
        KnownViolation violation = element.getDeclaredAnnotation(KnownViolation.class);
        if (violation == null) {
            return new Tolerances(List.of(), null);
        }
        Site site = Site.of(element);
        try {
            return new Tolerances(
                    kinds(violation, Declarations.on(element), site),
                    new Tolerance(because(violation), until(violation)));
        } catch (Misuse e) {
            throw e.at(KnownViolation.class, site);
        }
    }

    /** Refuses one within a composed contract: it ends with a single element, and not with all that carry the composed one. */
    static void requireNoneWithin(Declared declared) {
        Class<? extends Annotation> written = declared.written().annotationType();
        if (written.isAnnotationPresent(KnownViolation.class)) {
            throw Misuse.because("does nothing on an annotation. Put it beside @" + Names.of(written) + " on "
                            + declared.site().displayName() + ".")
                    .at(KnownViolation.class, Site.of(written));
        }
    }

    /** What tolerates a contract, or null. */
    @Nullable
    Tolerance covering(Declared declared) {
        return kinds.isEmpty() || kinds.stream().anyMatch(declared::isNamedBy) ? tolerance : null;
    }

    private static List<Class<? extends Annotation>> kinds(
            KnownViolation violation, List<Declared> declared, Site site) {
        if (declared.isEmpty()) {
            throw Misuse.because("there is no contract on " + site.displayName()
                    + " whose violation it could tolerate. It must stand where the contract stands.");
        }
        List<Class<? extends Annotation>> kinds =
                Stream.of(violation.contract()).toList();
        for (Class<? extends Annotation> kind : kinds) {
            if (declared.stream().noneMatch(one -> one.isNamedBy(kind))) {
                String there = declared.stream()
                        .map(one -> "@" + Names.of(one.kind()))
                        .distinct()
                        .collect(Collectors.joining(", "));
                throw Misuse.because("`contract` names @" + Names.of(kind) + ", but the contracts on "
                        + site.displayName() + " are: " + there + ".");
            }
        }
        return kinds;
    }

    private static String because(KnownViolation violation) {
        if (violation.because().isBlank()) {
            throw Misuse.of("because", "must say why the violation is tolerated", violation.because(), null);
        }
        return violation.because();
    }

    private static @Nullable LocalDate until(KnownViolation violation) {
        try {
            return violation.until().isEmpty() ? null : LocalDate.parse(violation.until());
        } catch (DateTimeParseException e) {
            throw Misuse.of(
                    "until", "must be a day as in \"2027-03-31\", or empty for no end", violation.until(), null);
        }
    }
}
