package dev.pawl.junit;

import dev.pawl.bridge.ContractExtension;
import dev.pawl.core.Pawl;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Misuse;
import dev.pawl.core.report.Origin;
import dev.pawl.core.settings.BadSetting;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Judges the contracts of a test after its body has passed. Active wherever a contract stands, through the annotation's own
 * {@code @ExtendWith}; there is nothing to register.
 */
public final class PawlExtension implements ContractExtension {

    private static final Namespace NAMESPACE = Namespace.create(PawlExtension.class);

    /** For the {@link java.util.ServiceLoader}. */
    public PawlExtension() {}

    /**
     * Reads the contracts, so that misuse is told before the body runs.
     *
     * @throws ExtensionConfigurationException if a contract or a setting cannot be meant
     */
    @Override
    public void beforeEach(ExtensionContext context) {
        try {
            Pawl pawl = Pawl.with(RunSettings.in(context));
            context.getStore(NAMESPACE).put(Plan.class, new Plan(pawl, cases(pawl, context)));
        } catch (Misuse | BadSetting e) {
            throw new ExtensionConfigurationException(e.getMessage()); // the cause would only say it again
        }
    }

    /**
     * Judges, here and not inside the call of the test: {@code @Timeout} does not reach here, and what is thrown belongs to the
     * test.
     */
    @Override
    public void afterTestExecution(ExtensionContext context) {
        if (context.getExecutionException().isEmpty()) {
            Plan plan = context.getStore(NAMESPACE).get(Plan.class, Plan.class);
            Outcomes.raise(plan.pawl().judge(plan.cases(), origin(context)));
        }
    }

    private static List<ContractCase> cases(Pawl pawl, ExtensionContext context) {
        List<ContractCase> cases = new ArrayList<>();
        Method method = context.getRequiredTestMethod();
        if (!AnnotationSupport.isAnnotated(method, TestFactory.class)) {
            cases.addAll(pawl.ofTestMethod(context.getRequiredTestClass(), method));
        }
        for (Object instance : context.getRequiredTestInstances().getAllInstances()) {
            cases.addAll(pawl.ofTestFields(instance));
        }
        return cases;
    }

    private static Origin origin(ExtensionContext context) {
        return new Origin(
                context.getRequiredTestClass().getName(),
                context.getRequiredTestMethod().getName());
    }

    private record Plan(Pawl pawl, List<ContractCase> cases) {}
}
