package dev.pawl.examples.documents;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.pawl.core.settings.Setting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the documents show is what is compiled, run and compared: a sample is found in the examples, a message in its file. */
class DocumentsTests {

    private static final Path PROJECT = Path.of("..");

    @TestFactory
    Stream<DynamicTest> every_java_sample_is_part_of_a_compiled_example() {
        return blocksArePartOf(textOf(Path.of("src"), ".java"), "java");
    }

    @TestFactory
    Stream<DynamicTest> every_message_is_one_that_a_test_compares_with_the_real_one() {
        return blocksArePartOf(textOf(Messages.FOLDER, ".txt"), "text");
    }

    @TestFactory
    Stream<DynamicTest> every_piece_of_a_pom_is_part_of_one_that_is_built() {
        return blocksArePartOf(textOf(Path.of("src/it"), "pom.xml"), "xml");
    }

    @TestFactory
    Stream<DynamicTest> every_link_to_a_file_leads_somewhere() {
        return documents()
                .flatMap(document -> Link.in(document)
                        .map(link -> dynamicTest(
                                document + " to " + link.target(),
                                () -> assertThat(link.file()).exists())));
    }

    @Test
    void the_settings_are_those_that_there_are() {
        String rows = Stream.of(Setting.values())
                .map(setting -> "| `%s` | %s | %s | %s |"
                        .formatted(
                                setting.key(),
                                setting.allowed(),
                                setting.defaultValue().isEmpty() ? "none" : setting.defaultValue(),
                                setting.meaning()))
                .collect(joining("\n"));

        assertThat(read(PROJECT.resolve("docs/settings.md"))).contains(rows);
    }

    @Test
    void the_readme_begins_with_its_two_commands() {
        List<String> commands = Block.in(PROJECT.resolve("README.md"))
                .filter(block -> block.language().equals("sh"))
                .map(Block::text)
                .limit(2)
                .toList();

        assertThat(commands)
                .hasSize(2)
                .allSatisfy(command ->
                        assertThat(command.strip()).startsWith("mvn ").doesNotContain("\n"));
    }

    private static Stream<DynamicTest> blocksArePartOf(String whole, String language) {
        return blocks(language)
                .map(block -> dynamicTest(
                        block.title(),
                        () -> assertThat(whole.contains(withoutSpace(block.text())))
                                .as("Found nowhere:%n%s", block.text())
                                .isTrue()));
    }

    private static Stream<Block> blocks(String language) {
        return documents().flatMap(Block::in).filter(block -> block.language().equals(language));
    }

    private static Stream<Path> documents() {
        return Stream.concat(
                Stream.of("README.md", "CONTRIBUTING.md").map(PROJECT::resolve), files(PROJECT.resolve("docs"), ".md"));
    }

    private static String textOf(Path folder, String ending) {
        return files(folder, ending)
                .map(DocumentsTests::read)
                .map(DocumentsTests::withoutSpace)
                .collect(joining("\n"));
    }

    /** Indentation and empty lines differ between a sample and the class it is taken from. */
    private static String withoutSpace(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(joining("\n"));
    }

    private static Stream<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
