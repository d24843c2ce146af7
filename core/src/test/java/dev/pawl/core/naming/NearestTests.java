package dev.pawl.core.naming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTests {

    private static final List<String> KNOWN = List.of("head", "tail", "sequence");

    @Test
    void finds_what_differs_in_a_letter() {
        assertThat(Nearest.of("sequense", KNOWN)).contains("sequence");
    }

    @Test
    void finds_two_letters_that_are_swapped() {
        assertThat(Nearest.of("tial", KNOWN)).contains("tail");
    }

    @Test
    void case_does_not_count() {
        assertThat(Nearest.of("HEAD", KNOWN)).contains("head");
    }

    @Test
    void what_is_as_near_as_another_is_taken_by_name() {
        assertThat(Nearest.of("taid", List.of("tail", "said"))).contains("said");
    }

    @Test
    void finds_nothing_where_half_of_the_letters_differ() {
        assertThat(Nearest.of("heir", KNOWN)).isEmpty();
        assertThat(Nearest.of("", KNOWN)).isEmpty();
        assertThat(Nearest.of("head", List.of())).isEmpty();
    }

    @Test
    void asks_only_where_something_is_near() {
        assertThat(Nearest.question("hea", KNOWN)).isEqualTo(" Did you mean head?");
        assertThat(Nearest.question("xyz", KNOWN)).isEmpty();
    }
}
