package dev.pawl.core.check.layout;

/**
 * A field as a contract names it: {@code "head"}, or {@code "Ring.head"} where several classes of a hierarchy declare it.
 *
 * @param declaring the end of the declaring class's name, or empty for any class; nested classes are separated by a dot
 */
record FieldName(String declaring, String name) {

    static FieldName parse(String written) {
        int dot = written.lastIndexOf('.');
        return new FieldName(dot < 0 ? "" : dotted(written.substring(0, dot)), written.substring(dot + 1));
    }

    /** Whether this may be the field of such a name in a class of such a name, canonical or binary. */
    boolean matches(String className, String fieldName) {
        return name.equals(fieldName) && endsWith(dotted(className), declaring);
    }

    /** Whether two names can mean one field. */
    boolean overlaps(FieldName other) {
        return name.equals(other.name)
                && (endsWith(declaring, other.declaring) || endsWith(other.declaring, declaring));
    }

    /** The class and the field without packages: {@code "Ring.head"}. */
    static String qualified(String className, String fieldName) {
        String dotted = dotted(className);
        return dotted.substring(dotted.lastIndexOf('.') + 1) + "." + fieldName;
    }

    private static boolean endsWith(String name, String end) {
        return end.isEmpty() || name.equals(end) || name.endsWith("." + end);
    }

    private static String dotted(String className) {
        return className.replace('$', '.');
    }
}
