package dev.pawl.benchmarks.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.benchmarks.jvm.Jdk;
import dev.pawl.benchmarks.subjects.GeneratedClasses;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayoutComparisonTests {

    private final Jdk jdk = Jdk.in(System.getProperty("java.home")).get(0);

    @Test
    void finds_no_difference_among_some_generated_classes(@TempDir Path folder)
            throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Vm usual = Vm.of(jdk).get(0);
        boolean equal = LayoutComparison.run(
                List.of(jdk),
                List.of(usual),
                folder,
                List.of(),
                GeneratedClasses.writeTo(folder.resolve("generated"), 100, 1),
                new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("0 differences of 2")
                .endsWith(" 0 not answered.\n");
        assertThat(equal).isTrue();
    }

    @Test
    void reads_the_shapes_it_writes() {
        Shape.Builder builder = Shape.builder();
        builder.add(LayoutComparisonTests.class, "jdk", 12);
        builder.add(Thread.class, "name", 16);
        Shape shape = builder.build(24);
        assertThat(Shape.parse(shape.toString())).isEqualTo(shape);
    }

    @Test
    void shapes_agree_if_they_differ_only_in_what_one_does_not_know_of_the_jdk() {
        assertThat(shape(24, 12, 16).agreesWith(shape(24, 12, -1))).isTrue();
        assertThat(shape(24, 12, 16).agreesWith(shape(24, 12, 20))).isFalse();
        assertThat(shape(24, 12, 16).agreesWith(shape(24, 16, 16))).isFalse();
        assertThat(shape(24, 12, 16).agreesWith(shape(32, 12, 16))).isFalse();
    }

    private static Shape shape(long size, long own, long ofJdk) {
        Shape.Builder builder = Shape.builder();
        builder.add(LayoutComparisonTests.class, "jdk", own);
        if (ofJdk >= 0) {
            builder.add(Thread.class, "name", ofJdk);
        }
        return builder.build(size);
    }
}
