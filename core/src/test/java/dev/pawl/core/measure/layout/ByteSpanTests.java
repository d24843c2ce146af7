package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ByteSpanTests {

    @Test
    void joins_with_another_over_the_bytes_between() {
        ByteSpan joined = new ByteSpan(24, 32).and(new ByteSpan(8, 12));
        assertThat(joined).isEqualTo(new ByteSpan(8, 32));
        assertThat(joined.length()).isEqualTo(24);
    }

    @Test
    void is_never_empty() {
        assertThatThrownBy(() -> new ByteSpan(8, 8))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a span has at least one byte, not those from 8 to 8");
    }
}
