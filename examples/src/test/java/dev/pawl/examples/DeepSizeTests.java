package dev.pawl.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.MaxDeepSize;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** After each test, all that is reachable from the field is weighed. */
class DeepSizeTests {

    @MaxDeepSize(value = 600, because = "one per connection")
    final List<String> recent = new ArrayList<>();

    @Test
    void ten_short_names_stay_small() {
        for (int i = 0; i < 10; i++) {
            recent.add("name " + i);
        }
        assertThat(recent).hasSize(10);
    }
}
