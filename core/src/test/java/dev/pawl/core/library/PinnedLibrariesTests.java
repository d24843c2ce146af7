package dev.pawl.core.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.core.check.layout.NoFalseSharingRule;
import dev.pawl.core.check.layout.SeparateCacheLinesRule;
import dev.pawl.core.library.Pin.Expected;
import dev.pawl.core.measure.layout.HotSpotLayouts;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.CacheLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sizes, offsets and neighbours in released libraries, as real JVMs have them ({@code pinned.csv}): measured where this JVM is
 * one of them, and computed for the others.
 */
class PinnedLibrariesTests {

    private static final Layouts LAYOUTS = HotSpotLayouts.create(true);
    private static final Layouts WITHOUT_VM_ACCESS = HotSpotLayouts.create(false);

    static List<Pin> pins() throws IOException {
        try (InputStream in = PinnedLibrariesTests.class.getResourceAsStream("pinned.csv");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
            return lines.lines().skip(1).map(Pin::parse).toList();
        }
    }

    /** Not those whose JDK superclasses have fields, which another JDK, or a VM that may not be asked, cannot tell. */
    static Stream<Pin> pinsWithoutJdkFields() throws IOException {
        return pins().stream().filter(pin -> !hasJdkFields(pin.type()));
    }

    @Test
    void a_new_jdk_moves_a_hot_field_beside_another() {
        Class<?> queue = Library.type("agrona-2.6.0", "org.agrona.concurrent.ManyToOneConcurrentLinkedQueue");
        SeparateCacheLinesRule apart = new SeparateCacheLinesRule(List.of("head", "empty"));
        assertThat(apart.judge(LAYOUTS.under(Pin.JDK_17, queue), CacheLine.OF_64)
                        .holds())
                .isTrue();
        assertThat(apart.judge(LAYOUTS.under(Pin.JDK_25, queue), CacheLine.OF_64)
                        .holds())
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("pins")
    void measured_in_this_vm(Pin pin) {
        assertMatches(pin, LAYOUTS.running(pin.type()), pin.expected().get(thisVm()));
    }

    @ParameterizedTest
    @MethodSource("pinsWithoutJdkFields")
    void computed_in_this_vm_where_it_may_not_be_asked(Pin pin) {
        assertMatches(pin, WITHOUT_VM_ACCESS.running(pin.type()), pin.expected().get(thisVm()));
    }

    @ParameterizedTest
    @MethodSource("pinsWithoutJdkFields")
    void computed_for_each_vm(Pin pin) {
        for (Map.Entry<VmModel, Expected> entry : pin.expected().entrySet()) {
            assertMatches(pin, LAYOUTS.under(entry.getKey(), pin.type()), entry.getValue());
        }
    }

    private static void assertMatches(Pin pin, ObjectLayout layout, Expected expected) {
        assertThat(layout.size()).as("size of %s on %s", pin, layout.model()).isEqualTo(expected.size());
        assertThat(pin.offset(layout))
                .as("offset of %s on %s", pin, layout.model())
                .isEqualTo(expected.offset());
        for (CacheLine line : List.of(CacheLine.OF_64, CacheLine.OF_128)) {
            NoFalseSharingRule alone = new NoFalseSharingRule(List.of(pin.field()), List.of());
            assertThat(alone.judge(layout, line).holds())
                    .as("%s is alone on %s on %s", pin, line, layout.model())
                    .isEqualTo(expected.aloneOn().contains(line.bytes()));
        }
    }

    /** The pinned VM that lays out as this one does; other kinds of VM have nothing pinned. */
    private static VmModel thisVm() {
        VmModel running = LAYOUTS.runningModel();
        int ruleOf = running.jdk() < 25 ? 17 : 25;
        VmModel known = new VmModel(
                running.headerBytes(),
                running.referenceBytes(),
                running.alignment(),
                ruleOf,
                running.contendedWidth(),
                running.contendedRestricted());
        assumeTrue(Pin.MODELS.contains(known), () -> "nothing is pinned for " + running);
        return known;
    }

    private static boolean hasJdkFields(Class<?> type) {
        return Stream.<Class<?>>iterate(type, level -> level != null, Class::getSuperclass)
                .filter(level -> level.getClassLoader() == null)
                .flatMap(level -> Arrays.stream(level.getDeclaredFields()))
                .anyMatch(field -> !Modifier.isStatic(field.getModifiers()));
    }
}
