package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.List;

/** A program that prints what it finds in its JVM, for the tests to compare. Prints nothing else. */
final class LayoutsInChild {

    private LayoutsInChild() {}

    public static void main(String[] arguments) {
        Layouts layouts = HotSpotLayouts.create(!arguments[0].equals("without-access"));
        if (arguments[1].equals("contended")) {
            contended(layouts);
        } else {
            kinds(layouts);
        }
    }

    /** How many classes are laid out as the rule says, each with its size confirmed by allocating. */
    private static void kinds(Layouts layouts) {
        List<String> different = new ArrayList<>();
        List<Class<?>> alone = ClassKinds.ofTheUserAlone();
        for (Class<?> type : alone) {
            String running = Described.layout(layouts.running(type));
            String computed = Described.layout(layouts.under(layouts.runningModel(), type));
            if (!running.equals(computed)) {
                different.add(type.getName() + " " + running + " / " + computed);
            }
        }
        int below = 0;
        for (Class<?> type : ClassKinds.belowTheJdk()) {
            below += layouts.running(type).size() > 8 ? 1 : 0;
        }
        System.out.println(layouts.runningModel() + ": " + (alone.size() - different.size()) + " of " + alone.size()
                + " agree, " + below + " below the JDK " + different);
    }

    private static void contended(Layouts layouts) {
        ContendedClasses classes = new ContendedClasses();
        List<Class<?>> all = List.of(
                classes.plain(),
                classes.onOneField(),
                classes.onBothFields(),
                classes.group(),
                classes.onClass(),
                classes.belowClass(),
                classes.belowThat(),
                classes.onStaticField(),
                classes.belowStatic(),
                classes.mixed());
        for (Class<?> type : all) {
            System.out.println(type.getSimpleName() + " " + Described.layout(layouts.running(type)));
        }
    }
}
