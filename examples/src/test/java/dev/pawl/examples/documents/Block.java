package dev.pawl.examples.documents;

import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A fenced block of a document. */
record Block(Path document, String language, String text) {

    private static final Pattern FENCED = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");

    static Stream<Block> in(Path document) {
        return FENCED.matcher(DocumentsTests.read(document))
                .results()
                .map((MatchResult found) -> new Block(document, found.group(1), found.group(2)));
    }

    String title() {
        return document + ": " + text.lines().findFirst().orElse("");
    }
}
