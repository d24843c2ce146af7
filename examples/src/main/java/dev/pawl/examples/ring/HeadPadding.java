package dev.pawl.examples.ring;

/**
 * Keeps the header, and the object before, away from {@link HeadField#head}. Padding by bytes: no smaller field fits between
 * them, while HotSpot moves an {@code int} of a subclass into a gap that longs leave.
 */
@SuppressWarnings("unused")
abstract class HeadPadding {
    private byte p000, p001, p002, p003, p004, p005, p006, p007;
    private byte p010, p011, p012, p013, p014, p015, p016, p017;
    private byte p020, p021, p022, p023, p024, p025, p026, p027;
    private byte p030, p031, p032, p033, p034, p035, p036, p037;
    private byte p040, p041, p042, p043, p044, p045, p046, p047;
    private byte p050, p051, p052, p053, p054, p055, p056, p057;
    private byte p060, p061, p062, p063, p064, p065, p066, p067;
}
