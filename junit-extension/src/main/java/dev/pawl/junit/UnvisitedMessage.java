package dev.pawl.junit;

import java.util.List;

/** What a reader sees of annotated classes that no test has looked at. */
final class UnvisitedMessage {

    /** More would hide the summary. */
    private static final int SHOWN = 10;

    private UnvisitedMessage() {}

    static String of(List<String> classNames) {
        boolean one = classNames.size() == 1;
        String more = classNames.size() > SHOWN ? " and " + (classNames.size() - SHOWN) + " more" : "";
        return "Pawl: " + (one ? "1 class carries contracts" : classNames.size() + " classes carry contracts")
                + " that no test of this JVM has looked at: "
                + String.join(", ", classNames.subList(0, Math.min(SHOWN, classNames.size()))) + more
                + ". Find " + (one ? "it" : "them")
                + " with Contracts.inPackage(…) or Contracts.of(…) in a @TestFactory;"
                + " a test class or @ContractsOf type needs a name that the build selects.";
    }
}
