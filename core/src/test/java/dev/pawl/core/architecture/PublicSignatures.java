package dev.pawl.core.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What users of public types see: the types in public and protected members. */
final class PublicSignatures {

    private PublicSignatures() {}

    static ArchRule mentionNone(DescribedPredicate<JavaClass> types) {
        return members()
                .that(DescribedPredicate.describe("are visible to users", PublicSignatures::isVisible))
                .should(new ArchCondition<>("not mention types that " + types.getDescription()) {
                    @Override
                    public void check(JavaMember member, ConditionEvents events) {
                        mentioned(member).stream()
                                .filter(types)
                                .forEach(type -> events.add(SimpleConditionEvent.violated(
                                        member, member.getFullName() + " mentions " + type.getName())));
                    }
                });
    }

    private static boolean isVisible(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return (modifiers.contains(PUBLIC) || modifiers.contains(PROTECTED))
                && member.getOwner().getModifiers().contains(PUBLIC);
    }

    private static Set<JavaClass> mentioned(JavaMember member) {
        return types(member).collect(Collectors.toSet());
    }

    private static Stream<JavaClass> types(JavaMember member) {
        if (member instanceof JavaField field) {
            return field.getType().getAllInvolvedRawTypes().stream();
        }
        JavaCodeUnit unit = (JavaCodeUnit) member;
        return Stream.concat(
                unit.getReturnType().getAllInvolvedRawTypes().stream(),
                unit.getParameterTypes().stream().flatMap(type -> type.getAllInvolvedRawTypes().stream()));
    }
}
