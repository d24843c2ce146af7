package dev.pawl.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassRootsTests {

    @TempDir
    Path temp;

    @Test
    void the_class_path_in_a_manifest_counts_and_cycles_end() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("classes"));
        Path jar = jar("pathing.jar", "classes/ pathing.jar absent.jar http://example.org/x.jar");

        assertThat(ClassRoots.ofClassPath(jar.toString())).containsExactly(new JarRoot(jar), new FolderRoot(folder));
    }

    @Test
    void what_is_named_twice_or_absent_is_no_root() {
        String path = temp + File.pathSeparator + temp + File.pathSeparator + temp.resolve("absent");

        assertThat(ClassRoots.ofClassPath(path)).containsExactly(new FolderRoot(temp));
    }

    @Test
    void build_output_is_what_lies_below_the_project() {
        assertThat(ClassRoots.buildOutput(Path.of("")))
                .hasToString("[" + Path.of("target/test-classes").toAbsolutePath() + ", "
                        + Path.of("target/classes").toAbsolutePath() + "]");
    }

    @Test
    void build_output_elsewhere_is_every_folder() {
        assertThat(ClassRoots.buildOutput(temp))
                .contains(new FolderRoot(Path.of("target/classes").toAbsolutePath()));
    }

    @Test
    void a_module_is_read_like_its_folder_or_jar() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("module"));
        Compiled.into(folder, "Hot", "package acme.a.b; @dev.pawl.junit.testkit.MaxFields(1) public class Hot {}");
        Path jar = Compiled.jar(folder, temp.resolve("acme.jar"));
        ClassRoot inJar = new ModuleRoot(ModuleFinder.of(jar).find("acme").orElseThrow());

        assertThat(inJar.classNames("acme.a")).containsExactly("acme.a.b.Hot");
        assertThat(inJar.read("acme.a.b.Hot")).isEqualTo(new FolderRoot(folder).read("acme.a.b.Hot"));
        assertThat(inJar.folder()).isEmpty();
        assertThat(inJar).hasToString("module acme");
    }

    @Test
    void a_module_in_a_folder_is_build_output() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("module"));
        Compiled.into(folder, "module-info", "module acme {}");
        ClassRoot inFolder = new ModuleRoot(ModuleFinder.of(folder).find("acme").orElseThrow());

        assertThat(inFolder.folder()).contains(folder);
        assertThat(inFolder.classNames("")).isEmpty();
    }

    private Path jar(String name, String classPath) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        Path jar = temp.resolve(name);
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
        return jar;
    }
}
