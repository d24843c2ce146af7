package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.junit.FoundClasses.Failure;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FoundClassesTests {

    @TempDir
    Path temp;

    Path folder;
    ClassLoader before;

    @BeforeEach
    void compile() throws IOException {
        folder = Files.createDirectory(temp.resolve("classes"));
        Compiled.into(folder, "Base", "package acme.a; public class Base { static { if (true) throw new Error(); } }");
        Compiled.into(folder, "Sub", "package acme.a.b; public class Sub extends acme.a.Base { class Inner {} }");
        Compiled.into(folder, "Other", "package acme.ab; public class Other {}");
        before = Thread.currentThread().getContextClassLoader();
    }

    @AfterEach
    void restore() {
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void folders_are_searched_below_the_package_and_not_beside_it() throws IOException {
        assertThat(find(folder).loaded())
                .extracting(Class::getName)
                .containsExactly("acme.a.Base", "acme.a.b.Sub", "acme.a.b.Sub$Inner");
    }

    @Test
    void jars_are_searched_alike() throws IOException {
        assertThat(find(Compiled.jar(folder, temp.resolve("acme.jar"))).loaded())
                .extracting(Class::getName)
                .containsExactly("acme.a.Base", "acme.a.b.Sub", "acme.a.b.Sub$Inner");
    }

    @Test
    void a_class_that_does_not_load_is_told_and_hides_no_other() throws IOException {
        Compiled.into(folder, "Last", "package acme.a.c; public class Last {}");
        Files.delete(folder.resolve("acme/a/Base.class"));

        FoundClasses found = find(folder);

        assertThat(found.loaded()).extracting(Class::getName).containsExactly("acme.a.b.Sub$Inner", "acme.a.c.Last");
        assertThat(found.failures())
                .extracting(Failure::message)
                .containsExactly("acme.a.b.Sub could not be loaded, so nothing can be said about its contracts:"
                        + " java.lang.NoClassDefFoundError: acme/a/Base.");
    }

    @Test
    void a_jar_that_cannot_be_read_is_told() throws IOException {
        Path broken = Files.writeString(temp.resolve("broken.jar"), "no jar");

        assertThat(find(broken).failures()).singleElement().satisfies(failure -> {
            assertThat(failure.what()).isEqualTo(broken.toString());
            assertThat(failure.message()).startsWith(broken + " could not be read: java.util.zip.ZipException");
        });
    }

    private static FoundClasses find(Path place) throws IOException {
        Thread.currentThread()
                .setContextClassLoader(
                        new URLClassLoader(new URL[] {place.toUri().toURL()}));
        List<ClassRoot> roots = ClassRoots.ofClassPath(place.toString());
        return FoundClasses.inPackage("acme.a", roots);
    }
}
