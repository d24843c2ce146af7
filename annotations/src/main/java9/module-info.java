/**
 * Performance contracts as annotations. JUnit is needed only where tests run, and absent where the annotated code is compiled.
 */
module dev.pawl.annotations {
    requires static org.junit.jupiter.api;

    exports dev.pawl;
    exports dev.pawl.bridge;

    opens dev.pawl;

    uses dev.pawl.bridge.ContractExtension;
}
