package dev.pawl.core.report;

import com.google.gson.JsonObject;

final class ResultRecord {
    private ResultRecord() {}

    static JsonObject of(Result result, Run run, Machine machine) {
        JsonObject json = new JsonObject();
        json.addProperty("schema", 1);
        json.addProperty("at", result.at().toString());
        json.addProperty("pid", run.pid());
        json.addProperty("java", machine.java());
        return json;
    }
}
