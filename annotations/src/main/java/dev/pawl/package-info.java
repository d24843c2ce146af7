/**
 * Contracts: what an object may weigh and where its fields may lie, as annotations.
 *
 * <p>Layout contracts, exact and judged in microseconds: {@link dev.pawl.MaxInstanceSize}, {@link dev.pawl.InstanceSize},
 * {@link dev.pawl.MaxAlignmentLoss}, {@link dev.pawl.NoCacheLineStraddle}, {@link dev.pawl.SeparateCacheLines},
 * {@link dev.pawl.SameCacheLine}, {@link dev.pawl.NoFalseSharing}, {@link dev.pawl.ContendedHonored},
 * {@link dev.pawl.MaxDeepSize}. {@link dev.pawl.ContractsOf} declares them for classes one cannot annotate;
 * {@link dev.pawl.KnownViolation} tolerates a broken one for a while.
 *
 * <p>Nothing here is needed at run time: an annotation whose class is absent is ignored by the JVM. The classes are Java 8
 * bytecode, so that an older VM which loads an annotated class can still read its annotations.
 */
package dev.pawl;
