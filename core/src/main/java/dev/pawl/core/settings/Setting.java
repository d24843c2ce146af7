package dev.pawl.core.settings;

import java.util.Locale;

/**
 * Every setting: its key as configuration parameter and system property, what it may be, and what it is unless set. The table of
 * the documentation is made from these.
 */
public enum Setting {
    /** Whether exact contracts are judged. */
    EXACT("pawl.exact", "judge", "judge or off", "whether exact contracts are judged"),
    /** The layout models judged besides the running VM. */
    LAYOUTS(
            "pawl.layouts",
            "",
            "names of layout models separated by commas",
            "layout models that layout contracts are judged on besides the running VM"),
    /** Bytes in a cache line. */
    LINE_SIZE("pawl.line-size", "64", "a power of two from 8 to 4096", "bytes in a cache line"),
    /** What becomes of a contract that could not be judged. */
    INCONCLUSIVE("pawl.inconclusive", "abort", "abort or fail", "what becomes of a contract that could not be judged"),
    /** The same where the machine or the JVM is what lacks. */
    ENVIRONMENT(
            "pawl.environment",
            "abort",
            "abort or fail",
            "what becomes of a contract that this machine or JVM cannot judge"),
    /** What becomes of annotated classes that no test visited. */
    UNVISITED("pawl.unvisited", "list", "list, fail or off", "what becomes of annotated classes that no test visited"),
    /** Where the results and reports go. */
    REPORT_DIR(
            "pawl.report.dir",
            "target/pawl, under Gradle build/pawl",
            "a folder, relative to the module's",
            "where the results and reports go"),
    /** Whether the VM may be asked for field offsets. */
    VM_ACCESS("pawl.vm-access", "on", "on or off", "whether the VM is asked where fields lie, or only the rule");

    private final String key;
    private final String defaultValue;
    private final String allowed;
    private final String meaning;

    Setting(String key, String defaultValue, String allowed, String meaning) {
        this.key = key;
        this.defaultValue = defaultValue;
        this.allowed = allowed;
        this.meaning = meaning;
    }

    /** The configuration parameter and system property: {@code "pawl.line-size"}. */
    public String key() {
        return key;
    }

    /** The environment variable: {@code "PAWL_LINE_SIZE"}. */
    public String environmentVariable() {
        return key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    /** What it is unless set. */
    public String defaultValue() {
        return defaultValue;
    }

    /** What it may be, for people: {@code "judge or off"}. */
    public String allowed() {
        return allowed;
    }

    /** What it decides, as part of a sentence. */
    public String meaning() {
        return meaning;
    }
}
