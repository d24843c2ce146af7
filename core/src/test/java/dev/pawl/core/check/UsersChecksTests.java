package dev.pawl.core.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.contracts.MaxFields;
import com.acme.contracts.MaxFieldsCheck;
import com.acme.other.BrokenCheck;
import com.acme.other.FewMethods;
import com.acme.other.FewMethodsCheck;
import com.acme.other.FewMethodsTestCases;
import com.acme.other.RivalCheck;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsersChecksTests {

    private static final String SERVICES = "META-INF/services/dev.pawl.core.check.Check";

    @TempDir
    private Path jar;

    @Test
    void a_check_on_the_class_path_is_found() {
        assertThat(Checks.find(MaxFields.class)).containsInstanceOf(MaxFieldsCheck.class);
    }

    @Test
    void a_check_that_only_the_jar_of_its_annotation_registers_is_found() throws Exception {
        try (JarLoader ofJar = new JarLoader(jar, FewMethodsCheck.class.getName())) {
            Class<?> testClass = ofJar.loadClass(FewMethodsTestCases.Child.class.getName());

            assertThat(CasesOf.names(CasesOf.method(testClass, "test")))
                    .containsExactly("FewMethods(3) of FewMethodsTestCases.Child.test()");
        }
    }

    @Test
    void a_check_that_only_the_running_thread_sees_is_found() throws Exception {
        assertThat(Checks.find(FewMethods.class)).isEmpty();

        assertThat(inThreadThatSees(() -> Checks.find(FewMethods.class).orElseThrow(), FewMethodsCheck.class.getName()))
                .isInstanceOf(FewMethodsCheck.class);
    }

    @Test
    void two_checks_for_one_annotation_are_refused() {
        assertThatThrownBy(() -> inThreadThatSees(
                        () -> Checks.find(FewMethods.class),
                        FewMethodsCheck.class.getName(),
                        RivalCheck.class.getName()))
                .isInstanceOf(Misuse.class)
                .hasMessage("Two checks are registered for @FewMethods: com.acme.other.FewMethodsCheck and"
                        + " com.acme.other.RivalCheck. Remove one from META-INF/services/dev.pawl.core.check.Check.");
    }

    @Test
    void a_check_that_is_absent_is_told_by_name() {
        assertThatThrownBy(() -> inThreadThatSees(() -> Checks.find(FewMethods.class), "com.acme.AbsentCheck"))
                .isInstanceOf(Misuse.class)
                .hasMessage("A check that a jar registers cannot be loaded: dev.pawl.core.check.Check: Provider"
                        + " com.acme.AbsentCheck not found");
    }

    @Test
    void a_check_that_breaks_down_is_told_by_name_and_cause() {
        assertThatThrownBy(() -> inThreadThatSees(() -> Checks.find(FewMethods.class), BrokenCheck.class.getName()))
                .isInstanceOf(Misuse.class)
                .hasMessage("A check that a jar registers cannot be loaded: dev.pawl.core.check.Check: Provider"
                        + " com.acme.other.BrokenCheck could not be instantiated:"
                        + " java.lang.IllegalStateException: no licence");
    }

    private <T> T inThreadThatSees(Callable<T> action, String... checks) throws Exception {
        Files.createDirectories(jar.resolve("META-INF/services"));
        Files.write(jar.resolve(SERVICES), List.of(checks));
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            return action.call();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** A jar with a package of its own copies, as class loaders of application servers and plugins have. */
    private static final class JarLoader extends URLClassLoader {

        JarLoader(Path jar, String check) throws IOException {
            super(new URL[] {jar.toUri().toURL()}, UsersChecksTests.class.getClassLoader());
            Files.createDirectories(jar.resolve("META-INF/services"));
            Files.write(jar.resolve(SERVICES), List.of(check));
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known != null
                        ? known
                        : name.startsWith("com.acme.other.") ? define(name) : super.loadClass(name, resolve);
            }
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
