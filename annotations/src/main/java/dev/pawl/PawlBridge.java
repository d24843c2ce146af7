package dev.pawl;

import dev.pawl.bridge.ContractExtension;
import java.util.Iterator;
import java.util.ServiceLoader;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Hands every call to the extension of {@code pawl-junit}. Without that jar a contract would be silently ignored, so its
 * absence fails the test.
 */
final class PawlBridge implements BeforeEachCallback, AfterTestExecutionCallback {

    private static final class Holder {
        static final ContractExtension EXTENSION = load();

        private static ContractExtension load() {
            Iterator<ContractExtension> found = ServiceLoader.load(
                            ContractExtension.class, PawlBridge.class.getClassLoader())
                    .iterator();
            return found.hasNext() ? found.next() : null;
        }
    }

    PawlBridge() {}

    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        extension(context).beforeEach(context);
    }

    @Override
    public void afterTestExecution(ExtensionContext context) throws Exception {
        extension(context).afterTestExecution(context);
    }

    private static ContractExtension extension(ExtensionContext context) {
        if (Holder.EXTENSION == null) {
            throw new ExtensionConfigurationException(
                    context.getRequiredTestClass().getName() + "."
                            + context.getRequiredTestMethod().getName()
                            + "() carries a Pawl contract, but nothing here can judge it: pawl-junit is not on the test class path.\n"
                            + "Add the dependency dev.pawl:pawl-junit with scope test.");
        }
        return Holder.EXTENSION;
    }
}
