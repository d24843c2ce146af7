package com.acme.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What comes with Pawl into the tests of a user: four jars. */
class ClassPathTest {

    private static final Set<String> OF_JUNIT =
            Set.of("apiguardian-api", "jspecify", "junit-jupiter", "opentest4j", "junit-platform", "surefire");

    @Test
    void nothing_but_pawl_and_jol() {
        Set<String> jars = Pattern.compile(File.pathSeparator)
                .splitAsStream(System.getProperty("java.class.path"))
                .filter(entry -> entry.endsWith(".jar"))
                .map(entry -> Path.of(entry).getFileName().toString().replaceFirst("-\\d.*", ""))
                .filter(jar -> OF_JUNIT.stream().noneMatch(jar::startsWith))
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(Set.of("jol-core", "pawl-annotations", "pawl-core", "pawl-junit"), jars);
    }
}
