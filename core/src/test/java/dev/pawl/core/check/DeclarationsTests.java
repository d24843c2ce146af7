package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.Circular;
import com.acme.contracts.MaxFields;
import com.acme.contracts.MinFields;
import com.acme.contracts.Quick;
import com.acme.contracts.Slim;
import com.acme.contracts.SlimAndQuick;
import com.acme.contracts.Unregistered;
import java.lang.annotation.Annotation;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeclarationsTests {

    @MaxFields(1)
    static final class Direct {}

    @MaxFields(1)
    @MaxFields(value = 2, on = "compact-headers")
    static final class Repeated {}

    @SlimAndQuick
    static final class Composed {}

    @Circular
    static final class InACircle {}

    @Unregistered
    static final class WithoutCheck {}

    @Deprecated
    static final class Without {}

    @MaxFields(1)
    @MaxFields(value = 2, of = Direct.class)
    static final class AboutOthers {}

    @MaxFields(3)
    static class Parent {}

    static final class Child extends Parent {}

    @MinFields(1)
    @MaxFields(2)
    static final class Two {}

    @Test
    void finds_a_contract_on_the_element() {
        assertThat(kinds(Direct.class)).containsExactly(MaxFields.class);
        assertThat(Declarations.carriesContract(Direct.class)).isTrue();
    }

    @Test
    void finds_all_of_several_kinds_in_the_order_of_the_source() {
        assertThat(kinds(Two.class)).containsExactly(MinFields.class, MaxFields.class);
    }

    @Test
    void looks_through_a_container_that_is_not_marked_itself() {
        assertThat(Declarations.on(Repeated.class))
                .extracting(declared -> ((MaxFields) declared.annotation()).value())
                .containsExactly(1, 2);
        assertThat(Declarations.carriesContract(Repeated.class)).isTrue();
    }

    @Test
    void finds_contracts_in_composed_annotations_at_any_depth() {
        assertThat(kinds(Composed.class)).containsExactly(MaxFields.class, Quick.class);
        assertThat(Declarations.on(Composed.class))
                .<Object>extracting(declared -> declared.written().annotationType())
                .containsOnly(SlimAndQuick.class);
        assertThat(Declarations.carriesContract(Composed.class)).isTrue();
    }

    @Test
    void survives_annotations_that_lead_back_to_themselves() {
        assertThat(kinds(InACircle.class)).containsExactly(MaxFields.class);
        assertThat(Declarations.carriesContract(InACircle.class)).isTrue();
    }

    @Test
    void other_annotations_are_no_contracts() {
        assertThat(kinds(Without.class)).isEmpty();
        assertThat(Declarations.carriesContract(Without.class)).isFalse();
        assertThat(Declarations.carriesContract(String.class)).isFalse();
    }

    @Test
    void an_annotation_that_the_jdk_keeps_to_itself_is_no_contract() throws ClassNotFoundException {
        Class<?> contended = Class.forName("java.util.concurrent.ConcurrentHashMap$CounterCell", false, null);

        assertThat(contended.getDeclaredAnnotations()).isNotEmpty();
        assertThat(Declarations.on(contended)).isEmpty();
    }

    @Test
    void a_superclass_hands_nothing_down() {
        assertThat(kinds(Child.class)).isEmpty();
        assertThat(Declarations.carriesContract(Child.class)).isFalse();
    }

    @Test
    void an_annotation_type_is_no_subject() {
        assertThat(Declarations.carriesContract(Slim.class)).isFalse();
        assertThat(Declarations.carriesContract(MaxFields.class)).isFalse();
    }

    @Test
    void a_contract_without_a_check_is_told_with_the_file_to_write() {
        assertThat(Declarations.carriesContract(WithoutCheck.class)).isTrue();
        assertThatThrownBy(() -> Declarations.on(WithoutCheck.class))
                .isInstanceOf(Misuse.class)
                .hasMessage(
                        "@Unregistered on DeclarationsTests.WithoutCheck: no check is registered for it, so nothing would"
                                + " be judged. Name the implementation of dev.pawl.core.check.Check<Unregistered> in"
                                + " META-INF/services/dev.pawl.core.check.Check of the jar that brings it.");
    }

    @Test
    void what_was_written_is_told_once_and_includes_all_it_is_composed_of() {
        assertThat(Declarations.writtenOn(Repeated.class)).containsExactly(MaxFields.class);
        assertThat(Declarations.writtenOn(Composed.class)).containsExactly(SlimAndQuick.class);
        assertThat(Declarations.writtenOn(WithoutCheck.class)).containsExactly(Unregistered.class);
        assertThat(Declarations.include(Composed.class, Quick.class)).isTrue();
        assertThat(Declarations.include(Repeated.class, Quick.class)).isFalse();
    }

    @Test
    void a_contract_that_names_classes_is_about_them() {
        assertThat(Declarations.nameClasses(AboutOthers.class)).isTrue();
        assertThat(Declarations.nameClasses(Repeated.class)).isFalse();
        assertThat(Declarations.nameClasses(Without.class)).isFalse();
    }

    private static List<Class<? extends Annotation>> kinds(Class<?> type) {
        return Declarations.on(type).stream()
                .<Class<? extends Annotation>>map(Declared::kind)
                .toList();
    }
}
