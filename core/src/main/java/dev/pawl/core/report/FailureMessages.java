package dev.pawl.core.report;

import java.util.List;

record FailureMessages(BuildTool tool) {
    FailureMessage of(List<Result> results) {
        return new FailureMessage(tool.name() + results, "", "");
    }
}
