package dev.pawl.core.check.layout;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.measure.layout.ArrayLayout;
import dev.pawl.core.measure.layout.ByteSpan;
import dev.pawl.core.measure.layout.CacheLines;
import dev.pawl.core.quantity.CacheLine;
import dev.pawl.core.quantity.Probability;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Verdict;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Two elements are certain to lie on different cache lines, wherever the array starts. */
record ArrayElementsContract(
        int lower,
        int higher,
        Subject.OfArray array,
        @Nullable CacheLine line) implements Contract {

    @Override
    public String name() {
        return "@SeparateCacheLines(" + lower + ", " + higher + ")";
    }

    @Override
    public Object topic() {
        return this;
    }

    @Override
    public Verdict judge(Conditions conditions) {
        JudgedModel model = JudgedModel.of(conditions);
        CacheLine judgedLine = conditions.line(line);
        Elements elements = Elements.of(model, array, judgedLine);
        Probability shared = elements.sharing(lower, higher);
        Finding finding = new Finding(
                "may hold elements on one cache line that hasElementsOnSeparateCacheLines keeps apart",
                new Probability(0, shared.possible()),
                shared,
                model.toString(),
                List.of(elements.fact(lower, higher, shared)),
                null,
                shared.isImpossible() ? List.of() : notes(elements, Elements.of(model, array, judgedLine.other())));
        return Verdict.of(shared.isImpossible(), finding);
    }

    private List<Note> notes(Elements elements, Elements onOtherLines) {
        Probability there = onOtherLines.sharing(lower, higher);
        return List.of(
                new Note.Advice("From element " + lower + ", element " + elements.firstApartFrom(lower)
                        + " and those after it are certain to lie on other "
                        + elements.lines().line() + "."),
                new Note.OtherLine(onOtherLines.lines().line(), there, there.isImpossible()));
    }

    /** Where the elements of an array lie, and on lines of which size. */
    private record Elements(ArrayLayout layout, CacheLines lines) {

        static Elements of(JudgedModel model, Subject.OfArray array, CacheLine line) {
            return new Elements(
                    ArrayLayout.of(model.vmModel(), array.type()),
                    new CacheLines(line, model.vmModel().alignment()));
        }

        Probability sharing(int one, int other) {
            return lines.sharing(span(one), span(other));
        }

        /** The nearest later element that is certainly on another line, whether the array is that long or not. */
        int firstApartFrom(int index) {
            return IntStream.iterate(index + 1, other -> other + 1)
                    .filter(other -> sharing(index, other).isImpossible())
                    .findFirst()
                    .orElseThrow();
        }

        Fact fact(int one, int other, Probability shared) {
            return new Fact(
                    "offsets", span(one).from() + " and " + span(other).from() + ", on one line " + Starts.of(shared));
        }

        private ByteSpan span(int index) {
            long offset = layout.elementOffset(index);
            return new ByteSpan(offset, offset + layout.elementBytes());
        }
    }
}
