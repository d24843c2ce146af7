package dev.pawl.core.measure.layout;

/**
 * The part of an object that belongs to classes of the JDK: one block, taken as the running VM lays it out.
 *
 * @param type the class of the JDK that is extended, or measured itself
 * @param data its fields as its class files have them
 * @param placement where they truly lie, with what the VM adds of its own
 * @param understood whether the rule gives exactly this
 */
record JdkPart(Class<?> type, HotSpotClassData data, Placement placement, boolean understood) {}
