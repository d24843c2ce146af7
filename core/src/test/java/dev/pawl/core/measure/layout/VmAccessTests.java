package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VmAccessTests {

    private final VmAccess access = VmAccess.open().orElseThrow();

    @Test
    void a_reference_is_read_where_its_field_lies() throws ReflectiveOperationException {
        Field label = ClassKinds.Point.class.getDeclaredField("label");
        String text = "here";

        assertThat(access.reference(new ClassKinds.Point((byte) 1, 2, text), access.offset(label)))
                .isSameAs(text);
    }

    @Test
    void both_ways_to_an_offset_agree() throws ReflectiveOperationException {
        Field kind = ClassKinds.Point.class.getDeclaredField("kind");

        assertThat(access.offset(ClassKinds.Point.class, "kind")).isEqualTo(access.offset(kind));
    }

    @Test
    void fields_that_reflection_hides_have_offsets() {
        assertThat(access.offset(ClassLoader.class, "parent")).isGreaterThanOrEqualTo(8);
    }

    @Test
    void a_field_that_is_not_there_is_an_error() {
        assertThatExceptionOfType(InternalError.class)
                .isThrownBy(() -> access.offset(ClassKinds.Point.class, "absent"));
    }

    @Test
    void asking_whether_a_class_is_initialised_does_not_initialise_it() {
        assertThat(access.isInitialized(String.class)).isTrue();
        assertThat(access.isInitialized(Untouched.class)).isFalse();
        assertThat(access.isInitialized(Untouched.class)).isFalse();
    }

    @Test
    void a_second_class_loader_finds_the_access_too() throws Exception {
        try (URLClassLoader other = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
            Class<?> second = other.loadClass(VmAccess.class.getName());

            assertThat(second).isNotSameAs(VmAccess.class);
            assertThat(second.getMethod("open").invoke(null)).asString().startsWith("Optional[");
        }
    }

    private static URL[] classPath() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(System.getProperty("path.separator"), -1)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }

    static class Untouched {
        static final Object STATE = new Object();
    }
}
