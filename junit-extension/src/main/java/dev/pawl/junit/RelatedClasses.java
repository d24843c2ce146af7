package dev.pawl.junit;

import dev.pawl.ContractsOf;
import dev.pawl.core.check.Declarations;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.platform.commons.support.AnnotationSupport;

/** The classes whose contracts are judged along with those of a selected class. */
final class RelatedClasses {

    private RelatedClasses() {}

    /**
     * What it inherits contracts from, its {@code @Nested} tests, also inherited ones, and its {@code @ContractsOf} members: build
     * tools do not take a member class for a test. Empty for a class that cannot be examined, which its own review reports.
     */
    static List<Class<?>> of(Class<?> type) {
        try {
            Hierarchy hierarchy = Hierarchy.of(type);
            return Stream.concat(hierarchy.parents().stream().filter(Declarations::carriesContract), members(hierarchy))
                    .toList();
        } catch (LinkageError e) {
            return List.of();
        }
    }

    private static Stream<Class<?>> members(Hierarchy hierarchy) {
        return hierarchy.types().stream()
                .flatMap(type -> Arrays.<Class<?>>stream(type.getDeclaredClasses()))
                .filter(member -> AnnotationSupport.isAnnotated(member, Nested.class)
                        || member.isAnnotationPresent(ContractsOf.class));
    }
}
