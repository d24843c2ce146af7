package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.pawl.core.check.Subject;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.verdict.Verdict.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ResultRecordTests {

    private static final Run RUN = new Run(4711, Instant.parse("2026-12-01T07:59:58Z"));
    private static final Machine MACHINE =
            new Machine("17.0.15", "OpenJDK 64-Bit Server VM", "Eclipse Adoptium", "Linux 6.1", "amd64", 8);

    @Test
    void the_example_of_the_documentation_is_a_record() throws IOException {
        String line = ResultRecord.of(
                Results.result()
                        .because("4 M of them live in the routing index")
                        .broken(),
                RUN,
                MACHINE);

        assertThat(line)
                .isEqualTo("{\"schema\":1,\"run\":{\"pid\":4711,\"start\":\"2026-12-01T07:59:58Z\"},"
                        + "\"at\":\"2026-12-01T08:00:00.123Z\","
                        + "\"test\":{\"class\":\"com.acme.RouterTests\",\"method\":\"entry_stays_small\"},"
                        + "\"contract\":{\"name\":\"@MaxInstanceSize(64)\",\"annotation\":\"dev.pawl.MaxInstanceSize\"},"
                        + "\"subject\":{\"name\":\"RouteEntry\",\"class\":\"dev.pawl.core.report.RouteEntry\"},"
                        + "\"model\":\"running\",\"because\":\"4 M of them live in the routing index\","
                        + "\"allowed\":{\"value\":64,\"unit\":\"bytes\",\"text\":\"64 bytes\"},"
                        + "\"measured\":{\"value\":72,\"unit\":\"bytes\",\"text\":\"72 bytes\"},"
                        + "\"conditions\":\"JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned\","
                        + "\"verdict\":\"failed\",\"status\":\"broken\","
                        + "\"environment\":{\"java\":\"17.0.15\",\"vm\":\"OpenJDK 64-Bit Server VM\","
                        + "\"vendor\":\"Eclipse Adoptium\",\"os\":\"Linux 6.1\",\"arch\":\"amd64\",\"processors\":8},"
                        + "\"durationMicros\":1234}");
        assertThat(documentation()).contains(line.replace("dev.pawl.core.report.RouteEntry", "com.acme.RouteEntry"));
    }

    @Test
    void text_of_all_languages_is_kept_on_one_line() throws IOException {
        String line = ResultRecord.of(
                Results.result()
                        .because("größer\nals\u2028erlaubt \uD83D\uDE00")
                        .holds(),
                RUN,
                MACHINE);

        assertThat(line)
                .contains("\"because\":\"größer\\nals\\u2028erlaubt \uD83D\uDE00\"")
                .hasLineCount(1);
    }

    @Test
    void what_does_not_apply_is_absent() throws IOException {
        JsonObject json = record(Results.result()
                .quantities(null, null)
                .on("compact-headers", "")
                .origin(null, null)
                .holds());

        assertThat(json.keySet())
                .containsExactly(
                        "schema",
                        "run",
                        "at",
                        "contract",
                        "subject",
                        "model",
                        "verdict",
                        "status",
                        "environment",
                        "durationMicros");
        assertThat(json.get("model").getAsString()).isEqualTo("compact-headers");
        assertThat(json.get("verdict").getAsString()).isEqualTo("passed");
        assertThat(json.get("status").getAsString()).isEqualTo("holds");
    }

    @Test
    void a_contract_of_a_class_has_no_test_method() throws IOException {
        JsonObject json =
                record(Results.result().origin("com.acme.Outer$Inner", null).holds());

        assertThat(json.get("test")).isEqualTo(JsonParser.parseString("{'class': 'com.acme.Outer$Inner'}"));
    }

    @Test
    void what_could_not_be_judged_says_why() throws IOException {
        JsonObject json = record(Results.result().notJudgedFails(Reason.NO_BASELINE, "there is no baseline yet"));

        assertThat(json.get("verdict").getAsString()).isEqualTo("inconclusive");
        assertThat(json.get("status").getAsString()).isEqualTo("not-judged-fails");
        assertThat(json.get("reason").getAsString()).isEqualTo("no-baseline");
        assertThat(json.get("why").getAsString()).isEqualTo("there is no baseline yet");
    }

    @Test
    void a_field_is_named() throws IOException, NoSuchFieldException {
        Subject subject = new Subject.OfField(RouteEntry.class, RouteEntry.class.getDeclaredField("hits"));
        JsonObject json = record(Results.result().subject(subject).holds());

        assertThat(json.get("subject"))
                .isEqualTo(JsonParser.parseString(
                        "{'name': 'RouteEntry.hits', 'class': 'dev.pawl.core.report.RouteEntry', 'field': 'hits'}"));
    }

    @Test
    void quantities_have_a_value_and_a_unit_where_these_are_known() throws IOException {
        Quantity unknown = new Quantity() {
            @Override
            public String toString() {
                return "some";
            }
        };
        JsonObject json = record(
                Results.result().quantities(new Probability(1, 8), unknown).holds());

        assertThat(json.get("allowed"))
                .isEqualTo(JsonParser.parseString("{'value': 0.125, 'unit': 'probability', 'text': '12.5 %'}"));
        assertThat(json.get("measured")).isEqualTo(JsonParser.parseString("{'text': 'some'}"));
    }

    private static JsonObject record(Result result) throws IOException {
        return JsonParser.parseString(ResultRecord.of(result, RUN, MACHINE)).getAsJsonObject();
    }

    private static String documentation() throws IOException {
        return Files.readString(Path.of("..", "docs", "results.md"));
    }
}
