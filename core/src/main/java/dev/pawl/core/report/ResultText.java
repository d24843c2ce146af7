package dev.pawl.core.report;

import dev.pawl.core.verdict.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The parts of the message of one result, in the order they are read.
 *
 * @param headline the subject, and what is wrong
 * @param declared the author's side: why the contract is there, and where
 * @param found what was promised and what was found
 * @param drawing lines of an object drawn over its cache lines, or none
 * @param sentences what else to know, and what to do
 * @param expected the promise, for a comparison
 * @param actual what is the case instead
 */
record ResultText(
        String headline,
        List<Fact> declared,
        List<Fact> found,
        List<String> drawing,
        List<String> sentences,
        String expected,
        String actual) {

    static ResultText of(Result result) {
        return switch (result.status()) {
            case BROKEN, TOLERATED -> BrokenText.of(result);
            case NOT_JUDGED, NOT_JUDGED_FAILS -> NotJudgedText.of(result);
            case HOLDS_AGAIN -> HoldsAgainText.of(result);
            case HOLDS ->
                throw new IllegalArgumentException("there is no message for a contract that holds: "
                        + result.contractCase().name());
        };
    }

    /** The headline and, with empty lines between, the parts that are not empty. */
    String block() {
        List<List<String>> tables = FactTable.of(declared, found);
        List<String> top = new ArrayList<>(List.of(headline));
        top.addAll(tables.get(0));
        return Stream.of(top, tables.get(1), drawing, Wrapping.indented(sentences))
                .filter(part -> !part.isEmpty())
                .map(part -> String.join("\n", part))
                .reduce((one, next) -> one + "\n\n" + next)
                .orElseThrow();
    }
}
