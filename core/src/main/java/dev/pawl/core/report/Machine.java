package dev.pawl.core.report;

/** What a test JVM runs on. */
record Machine(String java, String vm, String vendor, String os, String arch, int processors) {

    static final Machine CURRENT = new Machine(
            property("java.version"),
            property("java.vm.name"),
            property("java.vm.vendor"),
            property("os.name") + " " + property("os.version"),
            property("os.arch"),
            Runtime.getRuntime().availableProcessors());

    private static String property(String key) {
        return System.getProperty(key, "");
    }
}
