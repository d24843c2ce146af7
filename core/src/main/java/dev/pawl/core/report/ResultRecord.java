package dev.pawl.core.report;

import com.google.gson.stream.JsonWriter;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict.Inconclusive;
import java.io.IOException;
import java.io.StringWriter;
import org.jspecify.annotations.Nullable;

/**
 * A result as a line of JSON. What does not apply is absent; {@code docs/results.md} says what the members mean. Written member by
 * member: a tree and its serializers would make the first verdict of a JVM wait for some more milliseconds.
 */
final class ResultRecord {

    static final int SCHEMA = 1;

    private final JsonWriter json;

    private ResultRecord(JsonWriter json) {
        this.json = json;
    }

    static String of(Result result, Run run, Machine machine) throws IOException {
        StringWriter line = new StringWriter();
        try (JsonWriter json = new JsonWriter(line)) {
            new ResultRecord(json).write(result, run, machine);
        }
        return line.toString();
    }

    private void write(Result result, Run run, Machine machine) throws IOException {
        json.beginObject();
        json.name("schema").value(SCHEMA);
        writeRun(run);
        json.name("at").value(result.at().toString());
        writeTest(result.origin());
        writeCase(result.contractCase());
        writeFinding(result.verdict().finding());
        writeVerdict(result);
        writeEnvironment(machine);
        json.name("durationMicros").value(result.took().toNanos() / 1_000);
        json.endObject();
    }

    private void writeRun(Run run) throws IOException {
        json.name("run").beginObject();
        json.name("pid").value(run.pid());
        json.name("start").value(run.start().toString());
        json.endObject();
    }

    private void writeTest(Origin origin) throws IOException {
        if (isPresent(origin.testClass()) || isPresent(origin.testMethod())) {
            json.name("test").beginObject();
            writeText("class", origin.testClass());
            writeText("method", origin.testMethod());
            json.endObject();
        }
    }

    private void writeCase(ContractCase contractCase) throws IOException {
        json.name("contract").beginObject();
        json.name("name").value(contractCase.contract().name());
        if (contractCase.annotation() != null) {
            json.name("annotation")
                    .value(contractCase.annotation().annotationType().getName());
        }
        json.endObject();
        writeSubject(contractCase.subject());
        json.name("model").value(contractCase.model());
        writeText("because", contractCase.because());
    }

    private void writeSubject(Subject subject) throws IOException {
        json.name("subject").beginObject();
        json.name("name").value(subject.displayName());
        if (subject instanceof Subject.OfClass ofClass) {
            json.name("class").value(ofClass.type().getName());
        } else if (subject instanceof Subject.OfField ofField) {
            json.name("class").value(ofField.type().getName());
            json.name("field").value(ofField.field().getName());
        }
        json.endObject();
    }

    private void writeFinding(Finding finding) throws IOException {
        writeQuantity("allowed", finding.allowed());
        writeQuantity("measured", finding.measured());
        writeText("conditions", finding.conditions());
    }

    private void writeQuantity(String name, @Nullable Quantity quantity) throws IOException {
        if (quantity == null) {
            return;
        }
        json.name(name).beginObject();
        if (quantity instanceof Bytes bytes) {
            json.name("value").value(bytes.value());
            json.name("unit").value("bytes");
        } else if (quantity instanceof Probability probability) {
            json.name("value").value((double) probability.favourable() / probability.possible());
            json.name("unit").value("probability");
        }
        json.name("text").value(quantity.toString());
        json.endObject();
    }

    private void writeVerdict(Result result) throws IOException {
        json.name("verdict").value(Words.of(result.verdict()));
        json.name("status").value(Words.hyphenated(result.status()));
        if (result.verdict() instanceof Inconclusive inconclusive) {
            json.name("reason").value(Words.hyphenated(inconclusive.reason()));
            json.name("why").value(inconclusive.why());
        }
    }

    private void writeEnvironment(Machine machine) throws IOException {
        json.name("environment").beginObject();
        json.name("java").value(machine.java());
        json.name("vm").value(machine.vm());
        json.name("vendor").value(machine.vendor());
        json.name("os").value(machine.os());
        json.name("arch").value(machine.arch());
        json.name("processors").value(machine.processors());
        json.endObject();
    }

    private void writeText(String name, @Nullable String text) throws IOException {
        if (isPresent(text)) {
            json.name(name).value(text);
        }
    }

    private static boolean isPresent(@Nullable String text) {
        return text != null && !text.isEmpty();
    }
}
