package dev.pawl.core.check.layout;

import dev.pawl.NoFalseSharing;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives {@link NoFalseSharing} its meaning. */
public final class NoFalseSharingCheck extends LayoutCheck<NoFalseSharing> {

    public NoFalseSharingCheck() {
        super(NoFalseSharing.class);
    }

    @Override
    public Contract contract(NoFalseSharing annotation, Subject subject) {
        return among(null, annotation, subject);
    }

    @Override
    public Contract contract(NoFalseSharing annotation, Subject subject, Site site) {
        return among(site.element(), annotation, subject);
    }

    private Contract among(@Nullable AnnotatedElement site, NoFalseSharing annotation, Subject subject) {
        List<String> listed = List.of(annotation.value());
        List<String> fields = fields(subject, listed);
        List<String> companions = companions(annotation, subject, fields, site);
        return LayoutContracts.contract(
                new NoFalseSharingRule(fields, companions),
                listed.isEmpty() ? name() : name(FieldLists.inSource(listed)),
                subject,
                line(annotation.lineSize()));
    }

    private static List<String> fields(Subject subject, List<String> listed) {
        if (!(subject instanceof Subject.OfField ofField)) {
            return listed;
        }
        if (!listed.isEmpty()) {
            throw FieldLists.misuse("value", "must be empty on a field, which is meant itself", listed);
        }
        return List.of(DeclaredFields.fullName(ofField.field()));
    }

    /** Fields that one annotation lists are no companions of each other, whatever their group. */
    private static List<String> companions(
            NoFalseSharing annotation, Subject subject, List<String> fields, @Nullable AnnotatedElement site) {
        return new SharingGroup(annotation.group())
                .members(LayoutContracts.type(subject), site).stream()
                        .filter(member -> !FieldLists.names(fields, member))
                        .toList();
    }
}
