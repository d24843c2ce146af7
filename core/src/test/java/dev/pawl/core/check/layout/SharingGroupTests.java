package dev.pawl.core.check.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.NoFalseSharing;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharingGroupTests {

    @Retention(RetentionPolicy.RUNTIME)
    @NoFalseSharing(group = "counters")
    @interface Counter {}

    @NoFalseSharing(value = "listed", group = "counters")
    static class Base {
        @NoFalseSharing(group = "counters")
        long hits;

        long listed;

        @NoFalseSharing(group = "others")
        long other;

        @NoFalseSharing
        long alone;
    }

    static class Derived extends Base {
        @Counter
        long misses;

        @NoFalseSharing(group = "counters", lineSize = 64)
        @NoFalseSharing(group = "counters", lineSize = 128)
        long loads;

        long plain;
    }

    /** As with {@code @ContractsOf}. */
    @NoFalseSharing(value = "plain", group = "counters")
    interface Contracts {
        @NoFalseSharing(group = "counters")
        long other();

        @NoFalseSharing(group = "counters")
        long unknown();
    }

    private static final String BASE = "dev.pawl.core.check.layout.SharingGroupTests$Base.";
    private static final String DERIVED = "dev.pawl.core.check.layout.SharingGroupTests$Derived.";

    @Test
    void gathers_the_members_of_a_hierarchy_repeated_composed_and_listed_ones() {
        assertThat(new SharingGroup("counters").members(Derived.class, null))
                .containsExactlyInAnyOrder(BASE + "hits", BASE + "listed", DERIVED + "misses", DERIVED + "loads");
    }

    @Test
    void gathers_what_methods_stand_for_on_the_test_side() throws NoSuchMethodException {
        for (AnnotatedElement site : List.of(Contracts.class, Contracts.class.getDeclaredMethod("other"))) {
            assertThat(new SharingGroup("counters").members(Derived.class, site))
                    .contains(BASE + "other")
                    .doesNotContain("unknown");
        }
        assertThat(new SharingGroup("counters").members(Derived.class, Contracts.class))
                .contains(DERIVED + "plain");
    }

    @Test
    void no_group_has_no_members() {
        assertThat(new SharingGroup("").members(Derived.class, Contracts.class)).isEmpty();
    }

    @Test
    void a_field_may_share_with_the_others_of_its_group() throws NoSuchFieldException {
        Contract contract = contract(Base.class, "hits", Derived.class);
        assertThat(rule(contract).fields()).containsExactly(BASE + "hits");
        assertThat(rule(contract).companions())
                .containsExactlyInAnyOrder(BASE + "listed", DERIVED + "misses", DERIVED + "loads");
        assertThat(contract.name()).isEqualTo("@NoFalseSharing");
    }

    @Test
    void fields_that_one_annotation_lists_may_not_share_though_of_one_group() {
        @NoFalseSharing(
                value = {"hits", "listed"},
                group = "counters")
        class Listing {}
        NoFalseSharing listing = Listing.class.getDeclaredAnnotation(NoFalseSharing.class);
        Contract contract = new NoFalseSharingCheck()
                .contract(listing, new Subject.OfClass(Derived.class), new Site(Listing.class, "Listing"));
        assertThat(rule(contract).fields()).containsExactly("hits", "listed");
        assertThat(rule(contract).companions()).containsExactlyInAnyOrder(DERIVED + "misses", DERIVED + "loads");
    }

    @Test
    void a_field_outside_any_group_has_no_companions() throws NoSuchFieldException {
        assertThat(rule(contract(Base.class, "alone", Derived.class)).companions())
                .isEmpty();
    }

    static class Listed {
        @NoFalseSharing("other")
        long field;
    }

    @Test
    void refuses_names_of_fields_on_a_field() {
        assertThatThrownBy(() -> contract(Listed.class, "field", Listed.class))
                .isInstanceOf(Misuse.class)
                .hasMessage("`value` must be empty on a field, which is meant itself, but was \"other\".");
    }

    private static Contract contract(Class<?> declaring, String field, Class<?> type) throws NoSuchFieldException {
        var annotated = declaring.getDeclaredField(field);
        return new NoFalseSharingCheck()
                .contract(
                        annotated.getDeclaredAnnotation(NoFalseSharing.class),
                        new Subject.OfField(type, annotated),
                        new Site(annotated, field));
    }

    private static NoFalseSharingRule rule(Contract contract) {
        return (NoFalseSharingRule) ((LayoutRuleContract) contract).rule();
    }
}
