package dev.pawl.assertj;

import dev.pawl.LayoutModel;
import dev.pawl.core.Pawl;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.Subject;
import java.util.List;
import java.util.function.Supplier;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/** An assertion whose statements are contracts. Not meant to be extended. */
public abstract class AbstractContractAssert<SELF extends AbstractContractAssert<SELF, ACTUAL>, ACTUAL>
        extends AbstractAssert<SELF, ACTUAL> {

    private boolean soft;

    AbstractContractAssert(@Nullable ACTUAL actual, Class<?> selfType) {
        super(actual, selfType);
    }

    abstract Subject subject();

    /** The layout models to judge on. */
    List<String> models(Pawl pawl) {
        return List.of(LayoutModel.RUNNING);
    }

    /** Leaves it to {@link PawlSoftAssertions} to tell of contracts that could not be judged. */
    final SELF softly() {
        soft = true;
        return myself;
    }

    final SELF verify(Supplier<Contract> contract) {
        isNotNull();
        Pawl pawl = Pawl.current();
        try {
            new Statement(info, subject(), models(pawl)).verify(pawl, contract);
        } catch (NotJudgedError notJudged) {
            if (soft) {
                throw notJudged;
            }
            throw Assumption.notMet(notJudged.text());
        }
        return myself;
    }
}
