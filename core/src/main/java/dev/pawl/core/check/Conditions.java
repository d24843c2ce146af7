package dev.pawl.core.check;

import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * What a contract is judged under.
 *
 * @param model the name of a {@link dev.pawl.LayoutModel}, as written in {@code on}
 * @param layouts where layouts come from
 * @param settings the project's settings
 */
public record Conditions(String model, Layouts layouts, Settings settings) {

    /** The lines to judge with: those a contract names itself, else, where that is null, the project's. */
    public CacheLine line(@Nullable CacheLine own) {
        return own == null ? new CacheLine(settings.lineSize()) : own;
    }
}
