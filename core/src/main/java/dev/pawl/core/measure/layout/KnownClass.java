package dev.pawl.core.measure.layout;

import java.util.List;

/**
 * What is known of a class in the running VM.
 *
 * @param jdk the part of its instances that belongs to the JDK
 * @param data JOL's description of it
 * @param user its hierarchy above the JDK's part, from the root down
 * @param placement where all fields lie: as the rule has them, and confirmed by the VM where it can be asked
 */
record KnownClass(JdkPart jdk, HotSpotClassData data, List<ClassLevel> user, Placement placement) {}
