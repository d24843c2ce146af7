package dev.pawl.bridge;

import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;

/**
 * What {@code pawl-junit} provides through the {@link java.util.ServiceLoader} to judge the contracts of a test. Not meant to
 * be implemented by others.
 */
public interface ContractExtension extends BeforeEachCallback, AfterTestExecutionCallback {}
