package dev.pawl.junit;

import dev.pawl.core.check.Site;
import dev.pawl.core.naming.Names;
import dev.pawl.junit.MethodRole.Obstacle;
import java.lang.reflect.AnnotatedElement;

/**
 * A contract that stands where nothing judges it.
 *
 * @param element what would have to be changed
 * @param annotation the contract
 * @param obstacle why it is not judged
 */
record NotEnforced(AnnotatedElement element, Class<?> annotation, Obstacle obstacle) {

    String message() {
        return where() + ": @" + Names.of(annotation) + " is not enforced: " + obstacle.reason() + ". "
                + obstacle.instead();
    }

    /** Its name as a test. */
    String name() {
        return Names.of(annotation) + " on " + where() + " is not enforced";
    }

    private String where() {
        return Site.of(element).displayName();
    }
}
