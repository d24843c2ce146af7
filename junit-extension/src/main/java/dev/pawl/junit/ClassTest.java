package dev.pawl.junit;

import java.lang.reflect.AnnotatedElement;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.TestTag;

/**
 * One test of the {@code pawl} engine.
 *
 * @param kind the type of its segment in unique ids
 * @param name its name in reports, unique within the class
 * @param element what carries the contract, for its tags
 * @param body passes, or throws what ends the test
 */
record ClassTest(String kind, String name, @Nullable AnnotatedElement element, Runnable body) {

    static final String CONTRACT = "contract";
    static final String MISUSE = "misuse";
    static final String NOT_ENFORCED = "not-enforced";

    Set<TestTag> tags() {
        return element == null
                ? Set.of()
                : AnnotationSupport.findRepeatableAnnotations(element, Tag.class).stream()
                        .map(Tag::value)
                        .filter(TestTag::isValid)
                        .map(TestTag::create)
                        .collect(Collectors.toUnmodifiableSet());
    }
}
