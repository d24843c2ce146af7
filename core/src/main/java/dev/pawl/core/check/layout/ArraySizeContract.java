package dev.pawl.core.check.layout;

import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import dev.pawl.core.measure.layout.ArrayLayout;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Verdict;
import java.util.List;

/** The shallow size of arrays of a type and length is at most so large. */
record ArraySizeContract(Bytes limit, Subject.OfArray array) implements Contract {

    @Override
    public String name() {
        return "@MaxInstanceSize(" + limit.value() + ")";
    }

    @Override
    public Object topic() {
        return List.of(ArraySizeContract.class, array);
    }

    @Override
    public Verdict judge(Conditions conditions) {
        JudgedModel model = JudgedModel.of(conditions);
        ArrayLayout layout = ArrayLayout.of(model.vmModel(), array.type());
        Bytes size = Bytes.of(layout.size(array.length()));
        List<Fact> facts = List.of(new Fact(
                "elements",
                Bytes.of((long) layout.elementBytes() * array.length()) + " from offset " + layout.baseOffset()));
        Finding finding = new Finding(
                "is larger than hasSizeAtMost allows", limit, size, model.toString(), facts, null, List.of());
        return Verdict.of(size.compareTo(limit) <= 0, finding);
    }
}
