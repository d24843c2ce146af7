package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.LayoutNotUnderstood;
import dev.pawl.core.measure.layout.Layouts;
import dev.pawl.core.measure.layout.ObjectLayout;
import dev.pawl.core.measure.layout.VmModel;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.verdict.Note;
import java.util.ArrayList;
import java.util.List;

/** Judges a rule with the header modes that the judged model does not have. */
final class OtherModels {

    /** The first release with compact headers as a product option (JEP 519); the field rule is the same up to now. */
    private static final int COMPACT_HEADERS_JDK = 25;

    /** The first release without uncompressed class pointers (JDK-8363996). */
    private static final int COMPRESSED_ONLY_JDK = 27;

    private OtherModels() {}

    static List<Note> notes(LayoutRule rule, CacheLine line, ObjectLayout judged, Layouts layouts) {
        VmModel model = judged.model();
        List<Note> notes = new ArrayList<>();
        for (Mode mode : Mode.values()) {
            if (mode.headerBytes != model.headerBytes() && mode.existsFor(model)) {
                addNote(notes, mode, rule, line, judged, layouts);
            }
        }
        return notes;
    }

    private static void addNote(
            List<Note> notes, Mode mode, LayoutRule rule, CacheLine line, ObjectLayout judged, Layouts layouts) {
        try {
            Outcome outcome = rule.judge(layouts.under(mode.of(judged.model()), judged.type()), line);
            notes.add(new Note.OtherModel(mode.words, outcome.measured(), outcome.holds()));
        } catch (LayoutNotUnderstood e) {
            // The note is a service: what cannot be said for sure is left out.
        }
    }

    private enum Mode {
        COMPACT(8, "compact headers (-XX:+UseCompactObjectHeaders, default from JDK 27)"),
        COMPRESSED(12, "12-byte headers (default up to JDK 26)"),
        UNCOMPRESSED(16, "16-byte headers (-XX:-UseCompressedClassPointers, gone in JDK 27)");

        private final int headerBytes;
        private final String words;

        Mode(int headerBytes, String words) {
            this.headerBytes = headerBytes;
            this.words = words;
        }

        boolean existsFor(VmModel model) {
            return this != UNCOMPRESSED || model.jdk() < COMPRESSED_ONLY_JDK;
        }

        /** The same VM with this header. */
        VmModel of(VmModel model) {
            int jdk = this == COMPACT ? Math.max(model.jdk(), COMPACT_HEADERS_JDK) : model.jdk();
            return new VmModel(
                    headerBytes,
                    model.referenceBytes(),
                    model.alignment(),
                    jdk,
                    model.contendedWidth(),
                    model.contendedRestricted());
        }
    }
}
