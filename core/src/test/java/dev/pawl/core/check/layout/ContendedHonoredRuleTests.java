package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Fact;
import java.lang.reflect.Member;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContendedHonoredRuleTests {

    private static final VmModel UNRESTRICTED = new VmModel(12, 4, 8, 17, 128, false);

    private static Outcome judge(ObjectLayout layout) {
        return new ContendedHonoredRule().judge(layout, CacheLine.OF_64);
    }

    private static ObjectLayout grouped(VmModel model, long alone, long first, long second, long size) {
        return HandMade.of(ContendedClasses.GROUPED)
                .under(model)
                .field("long", "plain", 16)
                .field("long", "other", 24)
                .field("long", "alone", alone)
                .field("long", "first", first)
                .field("long", "second", second)
                .size(size);
    }

    private static List<List<String>> groups(Class<?> type) {
        return ContendedGroups.of(type).groups().stream()
                .map(group -> group.stream().map(Member::getName).toList())
                .toList();
    }

    @Test
    void reads_groups_as_the_vm_does() {
        assertThat(groups(ContendedClasses.GROUPED))
                .containsExactlyInAnyOrder(List.of("alone"), List.of("first", "second"));
        assertThat(groups(ContendedClasses.WHOLE))
                .containsExactlyInAnyOrder(List.of("alone"), List.of("first", "second"), List.of("plain", "other"));
        assertThat(groups(Object.class)).isEmpty();
    }

    @Test
    void holds_where_everything_is_as_far_apart_as_the_padding_is_wide() {
        Outcome outcome = judge(grouped(UNRESTRICTED, 160, 296, 304, 440));
        assertThat(outcome.holds()).isTrue();
        assertThat(outcome.allowed()).isEqualTo(Bytes.of(128));
        assertThat(outcome.measured()).isEqualTo(Bytes.of(128));
        assertThat(outcome.facts()).isEmpty();
        assertThat(outcome.advice()).isEmpty();
    }

    @Test
    void tells_what_is_too_near_and_which_flag_is_missing() {
        Outcome outcome = judge(grouped(HandMade.JDK_17, 32, 40, 48, 56));
        assertThat(outcome.holds()).isFalse();
        assertThat(outcome.measured()).isEqualTo(Bytes.of(0));
        assertThat(outcome.facts())
                .containsExactlyInAnyOrder(
                        new Fact("alone", "0 bytes from other"), new Fact("first, second", "0 bytes from alone"));
        assertThat(outcome.advice())
                .containsExactly("Outside the JDK's own classes the VM drops @Contended unless it is started with"
                        + " -XX:-RestrictContended.");
    }

    @Test
    void one_byte_too_near_is_too_near() {
        assertThat(judge(grouped(UNRESTRICTED, 160, 295, 303, 440)).facts())
                .containsExactly(
                        new Fact("alone", "127 bytes from first"), new Fact("first, second", "127 bytes from alone"));
        assertThat(judge(grouped(UNRESTRICTED, 160, 296, 304, 439)).facts())
                .containsExactly(new Fact("first, second", "127 bytes from the next object"));
    }

    @Test
    void names_the_flag_that_switches_it_off() {
        assertThat(judge(grouped(UNRESTRICTED, 32, 40, 48, 56)).advice())
                .containsExactly("The VM drops @Contended if it is started with -XX:-EnableContended; start it with"
                        + " -XX:+EnableContended.");
        VmModel noPadding = new VmModel(12, 4, 8, 17, 0, false);
        assertThat(judge(grouped(noPadding, 32, 40, 48, 56)).advice())
                .containsExactly("The VM was started with -XX:ContendedPaddingWidth=0; the default is 128.");
    }
}
