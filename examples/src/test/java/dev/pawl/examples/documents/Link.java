package dev.pawl.examples.documents;

import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A link of a document to another file of the project. */
record Link(Path document, String target) {

    private static final Pattern INLINE = Pattern.compile("\\]\\(([^)#]+)(#[^)]*)?\\)");

    static Stream<Link> in(Path document) {
        return INLINE.matcher(DocumentsTests.read(document))
                .results()
                .map(found -> new Link(document, found.group(1)))
                .filter(link -> !link.target().startsWith("http"));
    }

    Path file() {
        return document.resolveSibling(target).normalize();
    }
}
