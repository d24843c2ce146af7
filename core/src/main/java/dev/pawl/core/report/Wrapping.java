package dev.pawl.core.report;

import java.util.ArrayList;
import java.util.List;

/** Breaks text at blanks, so that a message stays readable in a terminal. */
final class Wrapping {

    /** The widest line of a message; only what must not be broken is wider: the first line, a name, a command. */
    static final int WIDTH = 110;

    private Wrapping() {}

    /** Lines of at most {@code width} characters, unless a single word is longer; at least one, possibly empty. */
    static List<String> at(int width, String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Each paragraph-like text on lines of its own, two columns in. */
    static List<String> indented(List<String> texts) {
        return texts.stream()
                .flatMap(text -> at(WIDTH - 2, text).stream())
                .map(line -> "  " + line)
                .toList();
    }

    /** A name of at most {@code width} characters: the middle of a longer one is left out. */
    static String shortened(String name, int width) {
        if (name.length() <= width) {
            return name;
        }
        int head = (width - 1) / 2;
        return name.substring(0, head) + ".." + name.substring(name.length() - (width - 2 - head));
    }
}
