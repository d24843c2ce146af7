package dev.pawl.core.report;

import com.google.gson.JsonObject;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict.Inconclusive;
import org.jspecify.annotations.Nullable;

/** A result as JSON. What does not apply is absent; {@code docs/results.md} says what the members mean. */
final class ResultRecord {

    static final int SCHEMA = 1;

    private ResultRecord() {}

    static JsonObject of(Result result, Run run, Machine machine) {
        JsonObject json = new JsonObject();
        json.addProperty("schema", SCHEMA);
        json.add("run", run(run));
        json.addProperty("at", result.at().toString());
        addTest(json, result.origin());
        addCase(json, result.contractCase());
        addFinding(json, result.verdict().finding());
        addVerdict(json, result);
        json.add("environment", environment(machine));
        json.addProperty("durationMicros", result.took().toNanos() / 1_000);
        return json;
    }

    private static JsonObject run(Run run) {
        JsonObject json = new JsonObject();
        json.addProperty("pid", run.pid());
        json.addProperty("start", run.start().toString());
        return json;
    }

    private static void addTest(JsonObject json, Origin origin) {
        JsonObject test = new JsonObject();
        addText(test, "class", origin.testClass());
        addText(test, "method", origin.testMethod());
        if (test.size() > 0) {
            json.add("test", test);
        }
    }

    private static void addCase(JsonObject json, ContractCase contractCase) {
        JsonObject contract = new JsonObject();
        contract.addProperty("name", contractCase.contract().name());
        if (contractCase.annotation() != null) {
            contract.addProperty(
                    "annotation", contractCase.annotation().annotationType().getName());
        }
        json.add("contract", contract);
        json.add("subject", subject(contractCase.subject()));
        json.addProperty("model", contractCase.model());
        addText(json, "because", contractCase.because());
    }

    private static JsonObject subject(Subject subject) {
        JsonObject json = new JsonObject();
        json.addProperty("name", subject.displayName());
        if (subject instanceof Subject.OfClass ofClass) {
            json.addProperty("class", ofClass.type().getName());
        } else if (subject instanceof Subject.OfField ofField) {
            json.addProperty("class", ofField.type().getName());
            json.addProperty("field", ofField.field().getName());
        }
        return json;
    }

    private static void addFinding(JsonObject json, Finding finding) {
        if (finding.allowed() != null) {
            json.add("allowed", quantity(finding.allowed()));
        }
        if (finding.measured() != null) {
            json.add("measured", quantity(finding.measured()));
        }
        addText(json, "conditions", finding.conditions());
    }

    private static JsonObject quantity(Quantity quantity) {
        JsonObject json = new JsonObject();
        if (quantity instanceof Bytes bytes) {
            json.addProperty("value", bytes.value());
            json.addProperty("unit", "bytes");
        } else if (quantity instanceof Probability probability) {
            json.addProperty("value", (double) probability.favourable() / probability.possible());
            json.addProperty("unit", "probability");
        }
        json.addProperty("text", quantity.toString());
        return json;
    }

    private static void addVerdict(JsonObject json, Result result) {
        json.addProperty("verdict", Words.of(result.verdict()));
        json.addProperty("status", Words.hyphenated(result.status()));
        if (result.verdict() instanceof Inconclusive inconclusive) {
            json.addProperty("reason", Words.hyphenated(inconclusive.reason()));
            json.addProperty("why", inconclusive.why());
        }
    }

    private static JsonObject environment(Machine machine) {
        JsonObject json = new JsonObject();
        json.addProperty("java", machine.java());
        json.addProperty("vm", machine.vm());
        json.addProperty("vendor", machine.vendor());
        json.addProperty("os", machine.os());
        json.addProperty("arch", machine.arch());
        json.addProperty("processors", machine.processors());
        return json;
    }

    private static void addText(JsonObject json, String name, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            json.addProperty(name, text);
        }
    }
}
