package dev.pawl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A library was published with our annotations; its users compile and run without {@code pawl-annotations}. */
class ConsumerTests {

    private static final String CONSUMER = """
            class Consumer {
                long use(Published published) { return published.hits; }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void annotations_without_elements_are_silent(int jdk) throws Exception {
        assertThat(consume(jdk, "@NoCacheLineStraddle @ContendedHonored", "@NoFalseSharing", "-Xlint:all", "-Werror"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void a_user_who_asks_for_no_lint_sees_nothing(int jdk) throws Exception {
        assertThat(consume(
                        jdk,
                        "@MaxInstanceSize(40) @SeparateCacheLines({\"hits\", \"other\"})"
                                + " @InstanceSize(value = 32, on = LayoutModel.COMPACT_HEADERS)",
                        "@NoFalseSharing(group = \"g\")",
                        "-Werror"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void all_warnings_as_errors_stop_at_elements(int jdk) throws Exception {
        assertThat(consume(
                        jdk,
                        "@MaxInstanceSize(40) @SeparateCacheLines({\"hits\", \"other\"})",
                        "@NoFalseSharing(group = \"g\")",
                        "-Xlint:all",
                        "-Werror"))
                .containsExactly(
                        missing("MaxInstanceSize", "value"),
                        missing("SeparateCacheLines", "value"),
                        missing("NoFalseSharing", "group"),
                        "- compiler.err.warnings.and.werror");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void the_lint_group_about_class_files_is_the_one_to_leave_out(int jdk) throws Exception {
        assertThat(consume(
                        jdk,
                        "@MaxInstanceSize(40) @SeparateCacheLines({\"hits\", \"other\"})",
                        "@NoFalseSharing(group = \"g\")",
                        "-Xlint:all,-classfile",
                        "-Werror"))
                .isEmpty();
    }

    /** For people: "Cannot find annotation method 'value()' in type 'MaxInstanceSize': class file ... not found". */
    private static String missing(String annotation, String element) {
        return "Published.class:-:-: compiler.warn.annotation.method.not.found.reason: dev.pawl." + annotation + ", "
                + element + ", (compiler.misc.class.file.not.found: dev.pawl." + annotation + ")";
    }

    @Test
    void the_class_runs_without_the_annotations() throws Exception {
        consume(17, "@MaxInstanceSize(40)", "@NoFalseSharing");
        try (URLClassLoader users = new URLClassLoader(
                new URL[] {folder.resolve("classes").toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Class<?> published = users.loadClass("Published");

            assertThat(published.getAnnotations()).isEmpty();
            assertThat(published.getField("hits").getAnnotations()).isEmpty();
        }
    }

    private List<String> consume(int jdk, String onType, String onField, String... options) throws Exception {
        String published = """
                import dev.pawl.*;
                %s public class Published { %s public volatile long hits; private long other; }
                """.formatted(onType, onField);
        assertThat(new Javac(Runtime.version().feature(), folder)
                        .with("--release", "17")
                        .compile("Published", published, Javac.ANNOTATIONS))
                .isEmpty();
        return new Javac(jdk, folder).with(options).compile("Consumer", CONSUMER);
    }
}
