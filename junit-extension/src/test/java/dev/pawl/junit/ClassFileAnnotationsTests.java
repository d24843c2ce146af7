package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.pawl.junit.contractfixtures.Holding;
import dev.pawl.junit.contractfixtures.Plain;
import dev.pawl.junit.testkit.Slim;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassFileAnnotationsTests {

    private final ClassRoot ours = new FolderRoot(Path.of("target", "test-classes"));

    @Test
    void reads_what_reflection_sees_in_every_class_of_these_tests() throws Exception {
        int annotated = 0;
        for (String name : ours.classNames("")) {
            Class<?> type = Class.forName(name, false, getClass().getClassLoader());
            Set<String> expected = type.isAnnotation() ? Set.of() : byReflection(type);
            assertThat(ClassFileAnnotations.of(ours.read(name))).as(name).isEqualTo(expected);
            annotated += expected.isEmpty() ? 0 : 1;
        }
        assertThat(annotated).isGreaterThan(20);
    }

    private static Set<String> byReflection(Class<?> type) {
        return Stream.of(
                        Stream.of(type),
                        Stream.of(type.getDeclaredFields()),
                        Stream.of(type.getDeclaredConstructors()),
                        Stream.of(type.getDeclaredMethods()))
                .flatMap(elements -> elements)
                .flatMap(element -> Arrays.stream(((AnnotatedElement) element).getDeclaredAnnotations()))
                .map(Annotation::annotationType)
                .map(Class::getName)
                .collect(Collectors.toSet());
    }

    @Test
    void a_class_file_of_a_newer_jdk_is_read_alike() throws IOException {
        byte[] file = ours.read(Holding.class.getName());
        file[7] = 99;

        assertThat(ClassFileAnnotations.of(file)).containsExactly("dev.pawl.junit.testkit.MaxFields");
    }

    @Test
    void an_annotation_type_and_a_plain_class_carry_nothing() throws IOException {
        assertThat(ClassFileAnnotations.of(ours.read(Slim.class.getName()))).isEmpty();
        assertThat(ClassFileAnnotations.of(ours.read(Plain.class.getName()))).isEmpty();
    }

    @Test
    void what_is_no_class_file_is_refused_at_every_length() throws IOException {
        byte[] file = ours.read(Holding.class.getName());
        for (int length = 0; length < file.length; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            assertThatIllegalArgumentException().isThrownBy(() -> ClassFileAnnotations.of(cut));
        }
    }
}
