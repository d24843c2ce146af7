package dev.pawl.core.check;

import dev.pawl.LayoutModel;
import dev.pawl.core.naming.ModelName;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which layout models a contract is judged on.
 *
 * @param projectWide the models that the project judges besides the running VM
 */
record Models(List<String> projectWide) {

    /** Those that {@code on} names; else the running VM, and the project's where the contract could name models. */
    List<String> of(Declared declared) {
        List<String> named = namedBy(declared);
        if (!named.isEmpty()) {
            named.forEach(name -> require(name, "`on`", declared));
            return named.stream().distinct().toList();
        }
        List<String> besides = AnnotationElements.on(declared.annotation()).isPresent() ? projectWide : List.of();
        if (besides.isEmpty()) {
            return List.of(LayoutModel.RUNNING);
        }
        besides.forEach(name -> require(name, "pawl.layouts", declared));
        return Stream.concat(Stream.of(LayoutModel.RUNNING), besides.stream())
                .distinct()
                .toList();
    }

    /** Those that {@code on} names. */
    static List<String> namedBy(Declared declared) {
        return AnnotationElements.on(declared.annotation()).orElse(List.of());
    }

    private void require(String name, String origin, Declared declared) {
        try {
            ModelName.parse(name);
        } catch (IllegalArgumentException e) {
            throw declared.misuse(origin + ": " + e.getMessage());
        }
    }
}
