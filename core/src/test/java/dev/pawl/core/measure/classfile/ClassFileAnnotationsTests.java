package dev.pawl.core.measure.classfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.acme.contracts.MaxFields;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassFileAnnotationsTests {

    private static final String ATTRIBUTE = "RuntimeVisibleAnnotations";
    private static final Path OURS = Path.of("target", "test-classes");

    @MaxFields(0)
    private static final class Annotated {}

    private static final class Plain {}

    @Test
    void reads_what_reflection_sees_in_every_class_of_these_tests() throws Exception {
        int annotated = 0;
        for (Path file : classFiles()) {
            String name = nameOf(file);
            Class<?> type = Class.forName(name, false, getClass().getClassLoader());
            Set<String> expected = type.isAnnotation() ? Set.of() : byReflection(type);
            assertThat(ClassFileAnnotations.of(Files.readAllBytes(file)))
                    .as(name)
                    .isEqualTo(expected);
            annotated += expected.isEmpty() ? 0 : 1;
        }
        assertThat(annotated).isGreaterThan(20);
    }

    private static List<Path> classFiles() throws IOException {
        try (Stream<Path> files = Files.walk(OURS)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private static String nameOf(Path file) {
        String path =
                OURS.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
        return path.substring(0, path.length() - ".class".length());
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
    void a_class_file_of_a_newer_jdk_is_read_alike() {
        byte[] file = read(Annotated.class);
        file[7] = 99;

        assertThat(ClassFileAnnotations.of(file)).containsExactly(MaxFields.class.getName());
        assertThat(file[7]).as("the caller's own bytes").isEqualTo((byte) 99);
    }

    @Test
    void an_annotation_type_and_a_plain_class_carry_nothing() {
        assertThat(ClassFileAnnotations.of(read(MaxFields.class))).isEmpty();
        assertThat(ClassFileAnnotations.of(read(Plain.class))).isEmpty();
    }

    @Test
    void what_is_cut_short_is_refused_unless_only_what_follows_the_annotations_is_lost() {
        byte[] file = read(Annotated.class);
        int mentioned = new String(file, StandardCharsets.ISO_8859_1).indexOf(ATTRIBUTE) + ATTRIBUTE.length();
        int refused = 0;
        for (int length = mentioned; length < file.length; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            if (isRefused(cut)) {
                refused++;
            } else {
                assertThat(ClassFileAnnotations.of(cut)).containsExactly(MaxFields.class.getName());
            }
        }
        assertThat(refused).isGreaterThan(100);
    }

    @Test
    void what_mentions_no_annotations_carries_none_whatever_it_is() {
        assertThat(ClassFileAnnotations.of(new byte[0])).isEmpty();
        assertThat(ClassFileAnnotations.of(new byte[200])).isEmpty();
    }

    @Test
    void what_mentions_them_and_is_no_class_file_is_refused() {
        byte[] text = ("a text about " + ATTRIBUTE).getBytes(StandardCharsets.US_ASCII);

        assertThatIllegalArgumentException().isThrownBy(() -> ClassFileAnnotations.of(text));
    }

    private static boolean isRefused(byte[] file) {
        try {
            ClassFileAnnotations.of(file);
            return false;
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    private static byte[] read(Class<?> type) {
        try {
            return Files.readAllBytes(OURS.resolve(type.getName().replace('.', '/') + ".class"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
