package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.junit.contractfixtures.Holding;
import dev.pawl.junit.contractfixtures.Plain;
import dev.pawl.junit.enginefixtures.NodeContractsTestCase;
import dev.pawl.junit.testkit.Slim;
import dev.pawl.junit.testkit.VerySlim;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnvisitedTests {

    private static final List<ClassRoot> OURS = List.of(new FolderRoot(Path.of("target", "test-classes")));

    @TempDir
    Path temp;

    @Test
    void lists_what_carries_contracts_on_classes_fields_and_methods() {
        assertThat(unvisited(OURS, Visits.in(temp)))
                .contains(
                        Holding.class.getName(),
                        "dev.pawl.junit.contractfixtures.Padded",
                        NodeContractsTestCase.class.getName(),
                        Composed.class.getName(),
                        DoublyComposed.class.getName())
                .doesNotContain(
                        Plain.class.getName(), Slim.class.getName(), getClass().getName());
    }

    @Slim
    static class Composed {}

    @VerySlim
    static class DoublyComposed {}

    @Test
    void what_a_test_has_looked_at_is_not_listed() {
        Visits visits = Visits.in(temp);
        visits.add(Holding.class);

        assertThat(unvisited(OURS, visits)).doesNotContain(Holding.class.getName());
    }

    @Test
    void a_file_that_is_no_class_breaks_nothing() throws Exception {
        Compiled.into(temp, "Hot", "@dev.pawl.junit.testkit.MaxFields(1) public class Hot {}");
        Files.writeString(temp.resolve("Text.class"), "text");

        assertThat(unvisited(List.of(new FolderRoot(temp)), Visits.in(temp))).containsExactly("Hot");
    }

    @Test
    void the_message_names_them() {
        assertThat(UnvisitedMessage.of(List.of("com.acme.A")))
                .isEqualTo(
                        "Pawl: 1 class carries contracts that no test of this JVM has looked at: com.acme.A. Find it with"
                                + " Contracts.inPackage(…) or Contracts.of(…) in a @TestFactory; a test class or @ContractsOf type"
                                + " needs a name that the build selects.");
        assertThat(UnvisitedMessage.of(List.of("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L")))
                .startsWith(
                        "Pawl: 12 classes carry contracts that no test of this JVM has looked at: A, B, C, D, E, F, G, H,"
                                + " I, J and 2 more. Find them with");
    }

    private static List<String> unvisited(List<ClassRoot> roots, Visits visits) {
        return new Unvisited(visits, UnvisitedTests.class.getClassLoader()).among(roots);
    }
}
