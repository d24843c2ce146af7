package dev.pawl.junit;

import java.util.regex.Pattern;

/** What {@link Contracts#inPackage} is asked for. A pattern or a path would find nothing and not say why. */
final class PackageName {

    private static final String PART = "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*";
    private static final Pattern NAME = Pattern.compile(PART + "(\\." + PART + ")*");

    private PackageName() {}

    /**
     * Refuses what is no name of a package.
     *
     * @throws IllegalArgumentException with what was probably meant
     */
    static void require(String... names) {
        if (names.length == 0) {
            throw new IllegalArgumentException(
                    "Contracts.inPackage names no package, so nothing would be judged. Name one: Contracts.inPackage(\"com.acme\").");
        }
        for (String name : names) {
            if (!isName(name)) {
                throw new IllegalArgumentException(
                        "Contracts.inPackage needs the name of a package as in \"com.acme\", whose"
                                + " subpackages are included, but was given \"" + name + "\"." + meant(name));
            }
        }
    }

    private static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    private static String meant(String name) {
        String likely = name.strip().replace('/', '.').replaceAll("^\\.+|[.*]+$", "");
        return isName(likely) ? " Did you mean \"" + likely + "\"?" : "";
    }
}
