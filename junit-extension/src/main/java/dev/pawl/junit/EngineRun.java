package dev.pawl.junit;

import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/** An execution of the engine. Tests bring all they need along, so there is nothing to share. */
final class EngineRun implements EngineExecutionContext {}
