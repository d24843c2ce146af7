package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import dev.pawl.ContractsOf;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of contracts where a class in a signature is absent, as those of optional libraries are. */
class AbsentTypesTests {

    static final class Optional {}

    static final class Target {
        int size;
    }

    @ContractsOf(Target.class)
    interface OfTarget {
        @MaxFields(1)
        int size();

        Optional optional();
    }

    @MaxFields(1)
    static final class Production {
        Optional optional() {
            return new Optional();
        }
    }

    @Test
    void methods_that_stand_for_fields_are_never_passed_over() throws ClassNotFoundException {
        Class<?> mixIn = new WithoutOptional().loadClass(OfTarget.class.getName());

        assertThatThrownBy(() -> CasesOf.running().ofMixIn(mixIn))
                .isInstanceOf(Misuse.class)
                .hasMessage("the methods of " + mixIn.getName() + " cannot be read: java.lang.NoClassDefFoundError: "
                        + Optional.class.getName().replace('.', '/'));
    }

    @Test
    void what_stands_on_a_class_is_judged_whatever_its_methods_need() throws ClassNotFoundException {
        Class<?> production = new WithoutOptional().loadClass(Production.class.getName());

        assertThat(CasesOf.names(CasesOf.running().ofClass(production, List.of())))
                .containsExactly("MaxFields(1) of AbsentTypesTests.Production");
    }

    /** Loads the fixtures anew, but for one. */
    private static final class WithoutOptional extends ClassLoader {

        WithoutOptional() {
            super(AbsentTypesTests.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals(Optional.class.getName())) {
                throw new ClassNotFoundException(name);
            }
            return name.startsWith(AbsentTypesTests.class.getName()) && findLoadedClass(name) == null
                    ? define(name)
                    : super.loadClass(name, resolve);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (var in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
