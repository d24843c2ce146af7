package dev.pawl.core.report;

import dev.pawl.core.report.Result.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the message of one result, or one message of several. */
record FailureMessages(BuildTool tool) {

    FailureMessage of(List<Result> results) {
        List<Result> told = told(results);
        List<ResultText> texts = told.stream().map(ResultText::of).toList();
        List<String> blocks = new ArrayList<>();
        if (told.size() == 1) {
            blocks.add(texts.get(0).block());
        } else {
            blocks.add(head(told, results.size()) + list(texts));
            blocks.addAll(numbered(texts, ResultText::block));
        }
        tool.rerun(told.get(0).origin()).ifPresent(command -> blocks.add("  Run it again: " + command));
        return new FailureMessage(
                String.join("\n\n", blocks), lines(texts, ResultText::expected), lines(texts, ResultText::actual));
    }

    /** Those that fail the test; where there are none those that were not judged; else those that are tolerated. */
    private static List<Result> told(List<Result> results) {
        List<Result> failing =
                results.stream().filter(result -> result.status().fails()).toList();
        return Stream.of(failing, only(results, Status.NOT_JUDGED), only(results, Status.TOLERATED))
                .filter(group -> !group.isEmpty())
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("there is no message for contracts that hold: " + names(results)));
    }

    private static List<String> names(List<Result> results) {
        return results.stream().map(result -> result.contractCase().name()).toList();
    }

    private static List<Result> only(List<Result> results, Status status) {
        return results.stream().filter(result -> result.status() == status).toList();
    }

    private static String head(List<Result> told, int all) {
        Origin origin = told.get(0).origin();
        String where = origin.testClass() == null ? "" : origin.displayName() + ": ";
        return where + told.size() + " of " + all + " contracts " + what(told);
    }

    private static String what(List<Result> told) {
        Status status = told.get(0).status();
        if (only(told, status).size() < told.size()) {
            return "fail";
        }
        return switch (status) {
            case HOLDS_AGAIN -> "hold again";
            case NOT_JUDGED, NOT_JUDGED_FAILS -> "could not be judged";
            case TOLERATED -> "are broken, which is tolerated";
            default -> "are broken";
        };
    }

    private static String list(List<ResultText> texts) {
        return numbered(texts, ResultText::headline).stream()
                .map(line -> "\n  " + line)
                .collect(Collectors.joining());
    }

    private static List<String> numbered(List<ResultText> texts, Function<ResultText, String> part) {
        List<String> numbered = new ArrayList<>();
        for (ResultText text : texts) {
            numbered.add((numbered.size() + 1) + ") " + part.apply(text));
        }
        return numbered;
    }

    private static String lines(List<ResultText> texts, Function<ResultText, String> part) {
        return texts.stream().map(part).collect(Collectors.joining("\n"));
    }
}
