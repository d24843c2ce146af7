package dev.pawl.core.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentedTests {

    @ParameterizedTest
    @ValueSource(strings = {"annotations", "core", "junit-extension"})
    void everything_public_is_documented(String module) throws IOException {
        assertThat(undocumented(Path.of("..", module, "src", "main", "java"))).isEmpty();
    }

    private static List<String> undocumented(Path folder) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, UTF_8)) {
            JavacTask parser = (JavacTask)
                    javac.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources(folder)));
            UndocumentedScanner scanner = new UndocumentedScanner(DocTrees.instance(parser));
            scanner.scan(parser.parse(), null);
            return scanner.undocumented();
        }
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
