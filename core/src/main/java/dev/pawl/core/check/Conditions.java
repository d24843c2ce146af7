package dev.pawl.core.check;

import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.settings.Settings;

/**
 * What a contract is judged under.
 *
 * @param model the name of a {@link dev.pawl.LayoutModel}, as written in {@code on}
 * @param layouts where layouts come from
 * @param settings the project's settings
 */
public record Conditions(String model, Layouts layouts, Settings settings) {}
