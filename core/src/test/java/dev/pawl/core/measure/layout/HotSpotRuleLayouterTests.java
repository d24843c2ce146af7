package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldData;

class HotSpotRuleLayouterTests {

    private static final VmModel MODEL = new VmModel(12, 4, 8, 17, 128, true);

    @Test
    void a_description_parsed_by_jol_is_laid_out() {
        ClassLayout layout = ClassLayout.parseClass(ClassKinds.FillsGap.class, new HotSpotRuleLayouter(MODEL));

        assertThat(described(layout)).isEqualTo("32: b@12 b@13 s@14 l@16 r@24 i@28");
    }

    @Test
    void a_description_written_by_hand_is_laid_out() {
        ClassData data = new ClassData("com.acme.Ring");
        data.addField(FieldData.create("com.acme.Ring", "flag", "boolean"));
        data.addField(FieldData.create("com.acme.Ring", "next", "com.acme.Ring"));
        data.addField(FieldData.create("com.acme.Ring", "head", "long"));

        assertThat(described(new HotSpotRuleLayouter(MODEL).layout(data))).isEqualTo("32: flag@12 head@16 next@24");
    }

    @Test
    void contended_groups_of_a_description_count_where_they_are_not_restricted() {
        ClassData data = new ClassData("com.acme.Ring");
        data.addField(FieldData.create("com.acme.Ring", "head", "long", true, "g"));
        data.addField(FieldData.create("com.acme.Ring", "tail", "long", true, "g"));
        data.addField(FieldData.create("com.acme.Ring", "size", "long"));

        VmModel unrestricted = new VmModel(12, 4, 8, 17, 128, false);
        assertThat(described(new HotSpotRuleLayouter(MODEL).layout(data))).isEqualTo("40: head@16 tail@24 size@32");
        assertThat(described(new HotSpotRuleLayouter(unrestricted).layout(data)))
                .isEqualTo("296: size@16 head@152 tail@160");
    }

    @Test
    void contended_in_the_jdk_is_never_restricted() {
        ClassData data = new ClassData("java.lang.Thread");
        data.addField(FieldData.create("java.lang.Thread", "seed", "long", true, "tlr"));

        assertThat(described(new HotSpotRuleLayouter(MODEL).layout(data))).isEqualTo("280: seed@144");
    }

    @Test
    void an_array_is_laid_out_by_its_length() {
        ClassLayout layout = new HotSpotRuleLayouter(MODEL).layout(new ClassData("[I", "int", 5));

        assertThat(described(layout)).isEqualTo("40: <elements>@16");
        assertThat(layout.fields().first().size()).isEqualTo(20);
    }

    @Test
    void an_array_of_more_than_four_gigabytes_does_not_overflow() {
        ClassLayout layout = new HotSpotRuleLayouter(MODEL).layout(new ClassData("[J", "long", Integer.MAX_VALUE));

        assertThat(layout.instanceSize()).isEqualTo(17_179_869_192L);
    }

    @Test
    void the_complete_description_has_groups_and_hidden_fields() throws ClassNotFoundException {
        ContendedClasses classes = new ContendedClasses();
        HotSpotClassData group = HotSpotClassData.of(classes.group());

        assertThat(group.ownFields()).extracting(FieldData::contendedGroup).containsExactly("g", "g", null);
        assertThat(HotSpotClassData.of(classes.onClass()).isContended()).isTrue();
        assertThat(HotSpotClassData.of(Class.forName("java.util.concurrent.atomic.Striped64$Cell"))
                        .isContended())
                .isTrue();
        assertThat(HotSpotClassData.of(ForkJoinPool.class).fields())
                .filteredOn(FieldData::isContended)
                .extracting(FieldData::contendedGroup)
                .contains("fjpctl");
        assertThat(HotSpotClassData.of(ClassLoader.class).ownFields())
                .extracting(FieldData::name)
                .contains("parent");
    }

    @Test
    void it_says_what_it_is() {
        assertThat(new HotSpotRuleLayouter(MODEL))
                .hasToString("HotSpot's rule of JDK 17, 12-byte header, 4-byte references, 8-aligned");
    }

    private static String described(ClassLayout layout) {
        return layout.instanceSize() + ": "
                + layout.fields().stream()
                        .map(field -> field.name() + '@' + field.offset())
                        .collect(Collectors.joining(" "));
    }
}
